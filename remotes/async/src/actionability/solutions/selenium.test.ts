import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, until, type WebDriver } from 'selenium-webdriver';

const done = async (driver: WebDriver, station: string) =>
  assert.match(await driver.findElement(By.id(`${station}-outcome`)).getText(), /^Done:/);

test('attached', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/actionability`);
  await driver.findElement(By.id('start-attached')).click();
  await (await driver.wait(until.elementLocated(By.id('attached-target')), 5000)).click();
  await done(driver, 'attached');
});

test('visible', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/actionability`);
  await driver.findElement(By.id('start-visible')).click();
  const target = await driver.findElement(By.id('visible-target'));
  await driver.wait(until.elementIsVisible(target), 5000);
  await target.click();
  await done(driver, 'visible');
});

test('enabled', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/actionability`);
  await driver.findElement(By.id('start-enabled')).click();
  const target = await driver.findElement(By.id('enabled-target'));
  await driver.wait(until.elementIsEnabled(target), 5000);
  await target.click();
  await done(driver, 'enabled');
});

test('editable', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/actionability`);
  await driver.findElement(By.id('start-editable')).click();
  const target = await driver.findElement(By.id('editable-target'));
  await driver.wait(async () => (await target.getAttribute('readonly')) === null, 5000);
  await target.sendKeys(await driver.findElement(By.id('editable-word')).getText());
  await done(driver, 'editable');
});

test('still', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/actionability`);
  await driver.findElement(By.id('start-still')).click();
  const target = await driver.findElement(By.id('still-target'));
  await driver.wait(async () => {
    const before = await target.getRect();
    await driver.sleep(100); // two places at two moments
    return (await target.getRect()).x === before.x;
  }, 5000);
  await target.click();
  await done(driver, 'still');
});

test('on-top', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/actionability`);
  await driver.findElement(By.id('start-on-top')).click();
  await driver.wait(async () => {
    const hit = await driver.executeScript(`
      const target = document.getElementById('on-top-target');
      target.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = target.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2).id`);
    return hit === 'on-top-target';
  }, 5000);
  await driver.findElement(By.id('on-top-target')).click();
  await done(driver, 'on-top');
});

test('with-a-size', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/actionability`);
  await driver.findElement(By.id('start-with-a-size')).click();
  const target = await driver.findElement(By.id('with-a-size-target'));
  await driver.wait(async () => (await target.getRect()).width > 0, 5000);
  await target.click();
  await done(driver, 'with-a-size');
});

test('in-view', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/actionability`);
  await driver.findElement(By.id('start-in-view')).click();
  const target = await driver.findElement(By.id('in-view-target'));
  await driver.wait(async () => (await target.getRect()).x >= 0, 5000);
  await target.click();
  await done(driver, 'in-view');
});

test('all-at-once', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/actionability`);
  await driver.findElement(By.id('start-all-at-once')).click();
  const target = await driver.wait(until.elementLocated(By.id('all-at-once-target')), 5000);
  await driver.wait(until.elementIsEnabled(target), 5000); // the last thing that is given
  await target.click();
  await done(driver, 'all-at-once');
});
