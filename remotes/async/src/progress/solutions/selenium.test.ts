import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, until, type WebDriver } from 'selenium-webdriver';

const done = async (driver: WebDriver, station: string) =>
  assert.match(await driver.findElement(By.id(`${station}-outcome`)).getText(), /^Done:/);

const percentOf = async (driver: WebDriver, bar: string) =>
  Number(await driver.findElement(By.id(bar)).getAttribute('aria-valuenow'));

test('stop', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/progress`);
  const stop = await driver.findElement(By.id('stop-download'));
  await driver.findElement(By.id('start-download')).click();
  await driver.wait(async () => (await percentOf(driver, 'download')) >= 75, 15000, undefined, 10); // asks each 10 ms
  await stop.click();
  await done(driver, 'stop');
});

test('three', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/progress`);
  await driver.findElement(By.id('start-uploads')).click();
  for (const file of ['film', 'music', 'pictures']) {
    await driver.wait(async () => (await percentOf(driver, file)) === 100, 8000);
  }
  await driver.findElement(By.id('go-on')).click();
  await done(driver, 'three');
});

test('order', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/progress`);
  await driver.findElement(By.id('cook-all')).click();
  for (let count = 0; count < 3; count++) {
    const ready = until.elementLocated(By.xpath("//*[@id='dishes']/li[contains(., ': ready')]//button"));
    await (await driver.wait(ready, 5000)).click();
  }
  await done(driver, 'order');
});

test('gone', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/progress`);
  await driver.findElement(By.id('ask-for-a-code')).click();
  const message = await driver.wait(until.elementLocated(By.id('code-message')), 5000);
  const [, code = ''] = /is (\w+)/.exec(await message.getText()) ?? [];
  await driver.findElement(By.id('code')).sendKeys(code);
  await driver.findElement(By.id('check-code')).click();
  await done(driver, 'gone');
});

test('returns', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/progress`);
  await driver.findElement(By.id('show-reminder')).click();
  while ((await driver.findElement(By.id('reminder-state')).getText()) !== 'Closed for good.') {
    await (await driver.wait(until.elementLocated(By.id('close-reminder')), 5000)).click();
  }
  await driver.findElement(By.id('leave-the-house')).click();
  await done(driver, 'returns');
});

test('stacked', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/progress`);
  await driver.findElement(By.id('show-five-messages')).click();
  const buttons = () => driver.findElements(By.css('#stack button'));
  await driver.wait(async () => (await buttons()).length === 5, 8000);
  await (await buttons())[2]?.click();
  await done(driver, 'stacked');
});
