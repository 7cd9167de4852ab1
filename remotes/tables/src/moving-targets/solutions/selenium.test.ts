import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, until, type WebDriver } from 'selenium-webdriver';

/** Moves the pointer over an element. */
async function hover(driver: WebDriver, id: string) {
  const element = await driver.findElement(By.id(id));
  if (engine !== 'chromium') {
    workaround(
      'An action does not scroll to its target, https://github.com/mozilla/geckodriver/issues/776. A script scrolls instead',
    );
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
  }
  await driver.actions().move({ origin: element }).perform();
}

test('pushed', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/movingTargets`);
  await hover(driver, 'confirm'); // makes the banner appear
  await driver.findElement(By.id('confirm')).click();
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
  await driver.wait(until.elementIsVisible(button), 5000); // stays visible for a second from now on
  await button.click();
  assert.match(await driver.findElement(By.id('blinking-outcome')).getText(), /^Done:/);
});

test('replaced', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/movingTargets`);
  await hover(driver, 'read-on');
  await driver.findElement(By.id('read-on')).click(); // finds the new link, because the first one is stale
  assert.match(await driver.findElement(By.id('replaced-outcome')).getText(), /^Done:/);
});

test('covered', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/movingTargets`);
  const terms = await driver.findElement(By.id('terms'));
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" }); arguments[0].scrollBy(0, 40)', terms);
  await driver.findElement(By.id('agree')).click();
  assert.match(await driver.findElement(By.id('covered-outcome')).getText(), /^Done:/);
});

test('places', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/movingTargets`);
  await hover(driver, 'save'); // makes the buttons change places
  await driver.findElement(By.id('save')).click();
  assert.match(await driver.findElement(By.id('places-outcome')).getText(), /^Done:/);
});
