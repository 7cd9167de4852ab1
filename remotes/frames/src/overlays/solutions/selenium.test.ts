import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('consent-banner', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/overlays`);
  await driver.findElement(By.id('consent-banner-switch')).click();
  await driver.findElement(By.id('consent-none')).click();
  await driver.findElement(By.id('customer')).sendKeys('Ada');
  await driver.findElement(By.id('lamps')).sendKeys('3');
  await driver.findElement(By.id('order')).click();
  const outcome = await driver.findElement(By.id('consent-banner-outcome'));
  assert.match(await outcome.getText(), /^Done:/);
});

test('entry-ad', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/overlays`);
  await driver.findElement(By.id('entry-ad-switch')).click();
  await driver.findElement(By.id('ad-close')).click();
  await driver.findElement(By.id('customer')).sendKeys('Ada');
  await driver.findElement(By.id('lamps')).sendKeys('3');
  await driver.findElement(By.id('order')).click();
  const outcome = await driver.findElement(By.id('entry-ad-outcome'));
  assert.match(await outcome.getText(), /^Done:/);
});

test('newsletter', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/overlays`);
  await driver.findElement(By.id('newsletter-switch')).click();
  await driver.findElement(By.id('letter-refuse')).click();
  await driver.findElement(By.id('customer')).sendKeys('Ada');
  await driver.findElement(By.id('lamps')).sendKeys('3');
  await driver.findElement(By.id('order')).click();
  const outcome = await driver.findElement(By.id('newsletter-outcome'));
  assert.match(await outcome.getText(), /^Done:/);
});

test('exit-intent', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/overlays`);
  await driver.findElement(By.id('exit-intent-switch')).click();
  const shop = await driver.findElement(By.id('shop'));
  const { height } = await shop.getRect();
  // Moves out over the upper edge. Offsets count from the middle of the shop.
  await driver
    .actions()
    .move({ origin: shop })
    .move({ origin: shop, y: -Math.ceil(height / 2) - 5 })
    .perform();
  await driver.findElement(By.id('offer-refuse')).click();
  await driver.findElement(By.id('customer')).sendKeys('Ada');
  await driver.findElement(By.id('lamps')).sendKeys('3');
  await driver.findElement(By.id('order')).click();
  const outcome = await driver.findElement(By.id('exit-intent-outcome'));
  assert.match(await outcome.getText(), /^Done:/);
});

test('chat-bubble', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/overlays`);
  await driver.findElement(By.id('chat-bubble-switch')).click();
  await driver.findElement(By.id('chat-hide')).click();
  await driver.findElement(By.id('customer')).sendKeys('Ada');
  await driver.findElement(By.id('lamps')).sendKeys('3');
  await driver.findElement(By.id('order')).click();
  const outcome = await driver.findElement(By.id('chat-bubble-outcome'));
  assert.match(await outcome.getText(), /^Done:/);
});

test('sticky-header', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/overlays`);
  await driver.findElement(By.id('sticky-header-switch')).click();
  await driver.findElement(By.id('header-hide')).click();
  await driver.findElement(By.id('customer')).sendKeys('Ada');
  await driver.findElement(By.id('lamps')).sendKeys('3');
  await driver.findElement(By.id('order')).click();
  const outcome = await driver.findElement(By.id('sticky-header-outcome'));
  assert.match(await outcome.getText(), /^Done:/);
});

test('toast', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/overlays`);
  await driver.findElement(By.id('toast-switch')).click();
  await driver.findElement(By.id('customer')).sendKeys('Ada');
  await driver.findElement(By.id('lamps')).sendKeys('3');
  await driver.findElement(By.id('message-close')).click();
  await driver.findElement(By.id('order')).click();
  const outcome = await driver.findElement(By.id('toast-outcome'));
  assert.match(await outcome.getText(), /^Done:/);
});

test('busy-veil', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/overlays`);
  await driver.findElement(By.id('busy-veil-switch')).click();
  await driver.findElement(By.id('customer')).sendKeys('Ada');
  await driver.findElement(By.id('lamps')).sendKeys('3');
  await driver.wait(until.stalenessOf(await driver.findElement(By.id('veil'))), 5000);
  await driver.findElement(By.id('order')).click();
  const outcome = await driver.findElement(By.id('busy-veil-outcome'));
  assert.match(await outcome.getText(), /^Done:/);
});

test('consent-manager', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/overlays`);
  await driver.findElement(By.id('consent-manager-switch')).click();
  const wanted = await driver.findElement(By.id('consent-purpose')).getText();
  const frame = await driver.findElement(By.id('consent-frame'));
  await driver.switchTo().frame(frame);
  for (const label of await driver.findElements(By.css('label'))) {
    if ((await label.getText()) !== wanted) await label.click();
  }
  await driver.findElement(By.id('manager-save')).click();
  await driver.switchTo().defaultContent();
  await driver.wait(until.stalenessOf(frame), 5000);
  await driver.findElement(By.id('customer')).sendKeys('Ada');
  await driver.findElement(By.id('lamps')).sendKeys('3');
  await driver.findElement(By.id('order')).click();
  const outcome = await driver.findElement(By.id('consent-manager-outcome'));
  assert.match(await outcome.getText(), /^Done:/);
});
