import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, until, type WebDriver } from 'selenium-webdriver';

const done = async (driver: WebDriver, station: string) => {
  const outcome = await driver.findElement(By.id(`${station}-outcome`));
  await driver.wait(until.elementTextMatches(outcome, /^Done:/), 10_000);
  assert.match(await outcome.getText(), /^Done:/);
};

const said = async (driver: WebDriver, id: string, text: RegExp) =>
  driver.wait(until.elementTextMatches(await driver.findElement(By.id(id)), text), 10_000);

async function enter(driver: WebDriver, id: string) {
  const frame = await driver.findElement(By.id(id));
  if (engine !== 'chromium') {
    workaround(
      'You have to scroll the frame into view before you click inside it, https://github.com/w3c/webdriver/issues/1141',
    );
  }
  await driver.executeScript('arguments[0].scrollIntoView()', frame);
  await driver.switchTo().frame(frame);
}

test('passes', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/challenge`);
  await driver.findElement(By.id('gate')).click();
  await said(driver, 'gate-state', /^The gate is open\.$/);
  await driver.findElement(By.id('send-letter')).click();
  await done(driver, 'passes');
});

test('fails-first', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/challenge`);
  await driver.findElement(By.id('stuck-gate')).click();
  await said(driver, 'stuck-gate-state', /^The gate did not open\./);
  await driver.findElement(By.id('stuck-gate')).click();
  await said(driver, 'stuck-gate-state', /^The gate is open\.$/);
  await driver.findElement(By.id('send-parcel')).click();
  await done(driver, 'fails-first');
});

test('expires', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/challenge`);
  await driver.findElement(By.id('short-gate')).click();
  const send = await driver.findElement(By.id('send-postcard'));
  await driver.wait(until.elementIsEnabled(send), 15_000);
  await driver.findElement(By.id('short-gate')).click(); // the first token has expired
  await said(driver, 'short-gate-state', /^The gate is open\.$/);
  await send.click();
  await done(driver, 'expires');
});

test('invisible', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/challenge`);
  const word = await driver.findElement(By.id('word-to-send')).getText();
  await driver.findElement(By.id('watched-word')).sendKeys(word);
  await driver.findElement(By.id('send-word')).click();
  await done(driver, 'invisible');
});

test('in-a-frame', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/challenge`);
  await enter(driver, 'far-gate-frame');
  await driver.findElement(By.id('far-gate')).click();
  await said(driver, 'far-gate-state', /^The gate is open\.$/);
  await driver.switchTo().defaultContent();
  await driver.findElement(By.id('send-box')).click();
  await done(driver, 'in-a-frame');
});
