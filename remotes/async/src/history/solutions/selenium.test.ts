import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, until, type WebDriver } from 'selenium-webdriver';

const outcome = (driver: WebDriver, station: string) => driver.findElement(By.id(`${station}-outcome`));

async function press(driver: WebDriver, id: string) {
  await driver.findElement(By.id(id)).click();
}

/** Waits until an element shows a text. */
async function shows(driver: WebDriver, id: string, text: string) {
  await driver.wait(until.elementTextIs(driver.findElement(By.id(id)), text), 5000);
}

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

/** Follows a link, waits until the page is left, and goes back. */
async function leaveAndReturn(driver: WebDriver, link: string) {
  await press(driver, link);
  await driver.wait(until.elementLocated(By.id('away')), 8000);
  await driver.navigate().back();
  await driver.wait(until.elementLocated(By.id(link)), 8000);
}

test('pushed', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/history`);
  for (const step of [1, 2, 3]) {
    await press(driver, 'pushed-next');
    await shows(driver, 'pushed-now', `Step ${step}`);
  }
  await driver.navigate().back();
  await driver.navigate().back();
  await shows(driver, 'pushed-now', 'Step 1');
  await press(driver, 'pushed-confirm');
  assert.match(await outcome(driver, 'pushed').getText(), /^Done:/);
});

test('replaced', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/history`);
  for (const place of ['Cart', 'Address', 'Payment']) {
    await press(driver, 'replaced-next');
    await shows(driver, 'replaced-now', place);
  }
  await driver.navigate().back();
  await shows(driver, 'replaced-now', 'Cart');
  await press(driver, 'replaced-confirm');
  assert.match(await outcome(driver, 'replaced').getText(), /^Done:/);
});

test('hash', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/history`);
  const first = (await driver.findElement(By.id('hash-first')).getText()).toLowerCase();
  const second = (await driver.findElement(By.id('hash-second')).getText()).toLowerCase();
  await press(driver, first);
  await shows(driver, 'hash-now', `#${first}`);
  await press(driver, second);
  await shows(driver, 'hash-now', `#${second}`);
  await driver.navigate().back();
  await shows(driver, 'hash-now', `#${first}`);
  await press(driver, 'hash-confirm');
  assert.match(await outcome(driver, 'hash').getText(), /^Done:/);
});

test('form', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/history`);
  await driver.findElement(By.id('note')).sendKeys(await driver.findElement(By.id('word-to-note')).getText());
  await leaveAndReturn(driver, 'read-terms');
  await press(driver, 'send-note');
  assert.match(await outcome(driver, 'form').getText(), /^Done:/);
});

test('fresh', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/history`);
  await leaveAndReturn(driver, 'leave');
  await driver.findElement(By.id('number-now')).sendKeys(await driver.findElement(By.id('fresh-number')).getText());
  await press(driver, 'check-number');
  assert.match(await outcome(driver, 'fresh').getText(), /^Done:/);
});

test('scroll', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/history`);
  const row = await driver.findElement(By.id('row-to-open')).getText();
  await leaveAndReturn(driver, `row-${row}`);
  await press(driver, 'check-position');
  assert.match(await outcome(driver, 'scroll').getText(), /^Done:/);
});

test('same', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/history`);
  for (const lamps of ['One lamp', 'Two lamps']) {
    await press(driver, 'same-next');
    await shows(driver, 'same-now', lamps);
  }
  await driver.navigate().back();
  await shows(driver, 'same-now', 'One lamp');
  await press(driver, 'same-confirm');
  assert.match(await outcome(driver, 'same').getText(), /^Done:/);
});

test('redirect', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/history`);
  await press(driver, 'old-address');
  const word = await (await driver.wait(until.elementLocated(By.id('arrived-word')), 8000)).getText();
  await driver.navigate().back();
  await (await driver.wait(until.elementLocated(By.id('new-word')), 8000)).sendKeys(word);
  await press(driver, 'check-word');
  assert.match(await outcome(driver, 'redirect').getText(), /^Done:/);
});

test('frame', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/history`);
  await enter(driver, 'leaflet');
  for (const page of [2, 3]) {
    await press(driver, `page-${page}`);
    await shows(driver, 'shown', `Page ${page}`);
  }
  await driver.switchTo().defaultContent();
  // Other drivers than Chromium's would wait for a page, and only the frame goes back.
  if (engine !== 'chromium') await driver.executeScript('history.back()');
  else await driver.navigate().back();
  await driver.switchTo().frame(await driver.findElement(By.id('leaflet')));
  await shows(driver, 'shown', 'Page 2');
  await driver.switchTo().defaultContent();
  await press(driver, 'confirm-page');
  assert.match(await outcome(driver, 'frame').getText(), /^Done:/);
});

test('stopped', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/history`);
  await press(driver, 'open-report');
  await driver.navigate().back();
  await driver.wait(until.elementTextContains(await outcome(driver, 'stopped'), 'Done:'), 5000);
});
