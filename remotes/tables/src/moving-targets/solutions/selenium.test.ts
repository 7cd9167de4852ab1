import assert from 'node:assert/strict';
import { test } from '@playground/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('pushed', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/movingTargets`);
  const confirm = await driver.findElement(By.id('confirm'));
  await driver.actions().move({ origin: confirm }).perform(); // brings the banner
  await confirm.click();
  assert.match(await driver.findElement(By.id('pushed-outcome')).getText(), /^Done:/);
});

test('growing', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/movingTargets`);
  await driver.findElement(By.id('grow')).click();
  const grown = await driver.findElement(By.id('grown'));
  await driver.wait(() => driver.executeScript('return arguments[0].getAnimations().length === 0', grown), 5000);
  await grown.click();
  assert.match(await driver.findElement(By.id('growing-outcome')).getText(), /^Done:/);
});

test('circling', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/movingTargets`);
  await driver.findElement(By.id('circle')).click();
  await driver.findElement(By.id('catch')).click();
  assert.match(await driver.findElement(By.id('circling-outcome')).getText(), /^Done:/);
});

test('blinking', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/movingTargets`);
  await driver.findElement(By.id('blink')).click();
  const button = await driver.findElement(By.id('seen'));
  await driver.wait(until.elementIsNotVisible(button), 5000);
  await driver.wait(until.elementIsVisible(button), 5000); // for a whole second from now on
  await button.click();
  assert.match(await driver.findElement(By.id('blinking-outcome')).getText(), /^Done:/);
});

test('replaced', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/movingTargets`);
  await driver
    .actions()
    .move({ origin: await driver.findElement(By.id('read-on')) })
    .perform();
  await driver.findElement(By.id('read-on')).click(); // The first one would be stale.
  assert.match(await driver.findElement(By.id('replaced-outcome')).getText(), /^Done:/);
});

test('covered', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/movingTargets`);
  const terms = await driver.findElement(By.id('terms'));
  await driver.executeScript('arguments[0].scrollBy(0, 40)', terms);
  await driver.findElement(By.id('agree')).click();
  assert.match(await driver.findElement(By.id('covered-outcome')).getText(), /^Done:/);
});

test('places', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/movingTargets`);
  const save = await driver.findElement(By.id('save'));
  await driver.actions().move({ origin: save }).perform(); // lets them change places
  await save.click();
  assert.match(await driver.findElement(By.id('places-outcome')).getText(), /^Done:/);
});
