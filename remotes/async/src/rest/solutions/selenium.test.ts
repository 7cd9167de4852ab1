import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';

const done = (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextMatches(driver.findElement(By.id(`${station}-outcome`)), /^Done:/), 8000);

const textOf = (driver: WebDriver, id: string) => driver.findElement(By.id(id)).getText();
const type = (driver: WebDriver, id: string, text: string) => driver.findElement(By.id(id)).sendKeys(text);
const press = (driver: WebDriver, id: string) => driver.findElement(By.id(id)).click();
const pressNamed = (driver: WebDriver, name: string) =>
  driver.findElement(By.xpath(`//button[normalize-space()='${name}']`)).click();

test('create', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/rest`);
  await type(driver, 'new-title', await textOf(driver, 'title-to-create'));
  await type(driver, 'new-note', await textOf(driver, 'text-to-create'));
  await press(driver, 'create-note');
  const call = await driver.findElement(By.xpath("//*[@id='create-calls']/li[contains(., '201')]")).getText();
  const [, id = ''] = /"id":"(\w+)"/.exec(call) ?? [];
  await type(driver, 'note-id', id);
  await press(driver, 'find-note');
  await done(driver, 'create');
});

test('edit', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/rest`);
  const title = await textOf(driver, 'note-to-change');
  await press(driver, 'load-to-edit');
  const note = await driver.findElement(
    By.xpath(`//*[@id='edit-notes']/li[.//button[normalize-space()='Change ${title}']]`),
  );
  await note.findElement(By.css('input')).sendKeys(await textOf(driver, 'text-to-change'));
  await pressNamed(driver, `Change ${title}`);
  await done(driver, 'edit');
});

test('delete', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/rest`);
  const kept = await textOf(driver, 'note-to-keep');
  await press(driver, 'load-to-delete');
  const buttons = await driver.findElements(By.css('#delete-notes button'));
  const names = await Promise.all(buttons.map((button) => button.getText()));
  for (const name of names.filter((other) => other !== `Delete ${kept}`)) await pressNamed(driver, name);
  await done(driver, 'delete');
});

test('late', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/rest`);
  await press(driver, 'save-slowly');
  await driver.wait(until.elementTextIs(driver.findElement(By.id('late-state')), 'The note is saved.'), 8000);
  await press(driver, 'send-note');
  await done(driver, 'late');
});

test('flaky', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/rest`);
  const answer = driver.findElement(By.id('flaky-answer'));
  for (const button of ['add-1', 'add-2', 'add-3', 'check-notes']) {
    const name = await textOf(driver, button);
    const ended = new RegExp(`^${name}: the server answered`);
    do {
      await press(driver, button);
      await driver.wait(until.elementTextMatches(answer, ended), 8000);
    } while ((await answer.getText()).endsWith('503.'));
  }
  await done(driver, 'flaky');
});

test('conflict', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/rest`);
  const word = await textOf(driver, 'word-to-add');
  await press(driver, 'open-note');
  const old = await textOf(driver, 'conflict-text');
  const text = `${old} ${word}`;
  await type(driver, 'new-text', text);
  await press(driver, 'save-note');
  await driver.findElement(By.css('#conflict [role=alert]'));
  await press(driver, 'show-their-text');
  const note = driver.findElement(By.id('conflict-note'));
  await driver.wait(until.elementTextContains(note, 'version 2'), 8000);
  const theirs = await textOf(driver, 'conflict-text');
  assert.notEqual(theirs, old);
  await type(driver, 'new-text', `${Key.BACK_SPACE.repeat(text.length)}${theirs} ${word}`);
  await press(driver, 'save-note');
  await done(driver, 'conflict');
});

test('prepared', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/rest`);
  await fetch(await textOf(driver, 'prepared-address'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await textOf(driver, 'prepared-json'),
  });
  await press(driver, 'show-prepared');
  await done(driver, 'prepared');
});
