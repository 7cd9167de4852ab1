import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, until, type WebDriver } from 'selenium-webdriver';

/** Waits for an element, and then until it says that the part is alive. */
async function alive(driver: WebDriver, part: string) {
  const life = await driver.wait(until.elementLocated(By.id(`${part}-life`)), 5000);
  await driver.wait(until.elementTextIs(life, 'This part is alive.'), 8000);
}

test('dead', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/hydration`);
  await driver.findElement(By.id('load-guests')).click();
  await alive(driver, 'guests');
  await driver.findElement(By.id('guest')).sendKeys(await driver.findElement(By.id('guest-to-add')).getText());
  await driver.findElement(By.id('add-guest')).click();
  assert.match(await driver.findElement(By.id('dead-outcome')).getText(), /^Done:/);
});

test('right', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/hydration`);
  await driver.findElement(By.id('load-tea')).click();
  await (await driver.wait(until.elementLocated(By.id('order-tea')), 5000)).click(); // is kept until the part is alive
  const outcome = await driver.findElement(By.id('right-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 8000);
});

test('typed', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/hydration`);
  await driver.findElement(By.id('load-message')).click();
  await alive(driver, 'message');
  await driver.findElement(By.id('message')).sendKeys(await driver.findElement(By.id('word-to-send')).getText());
  await driver.findElement(By.id('send-message')).click();
  assert.match(await driver.findElement(By.id('typed-outcome')).getText(), /^Done:/);
});

test('swapped', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/hydration`);
  await driver.findElement(By.id('load-payment')).click();
  const first = await driver.wait(until.elementLocated(By.id('pay')), 5000);
  await first.click(); // makes a new button
  await driver.wait(until.stalenessOf(first), 5000);
  await driver.findElement(By.id('pay')).click();
  assert.match(await driver.findElement(By.id('swapped-outcome')).getText(), /^Done:/);
});
