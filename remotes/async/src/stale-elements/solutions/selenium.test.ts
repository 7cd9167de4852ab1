import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, until, type WebDriver } from 'selenium-webdriver';

const done = async (driver: WebDriver, station: string) =>
  assert.match(await driver.findElement(By.id(`${station}-outcome`)).getText(), /^Done:/);

/** Presses the button of a person whose label begins with a word. */
const press = (driver: WebDriver, station: string, word: string, person: string) =>
  driver.findElement(By.xpath(`//*[@id='${station}']//button[normalize-space()='${word} ${person}']`)).click();

test('timer', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/staleElements`);
  await driver.findElement(By.id('start-replacing')).click();
  for (let count = 1; count <= 3; count++) {
    const button = await driver.findElement(By.id('confirm'));
    await button.click();
    if (count < 3) await driver.wait(until.stalenessOf(button), 5000);
  }
  await done(driver, 'timer');
});

test('focus', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/staleElements`);
  const nickname = await driver.findElement(By.id('nickname-to-type')).getText();
  await driver.findElement(By.id('nickname')).click(); // the first focus replaces the field
  await driver.findElement(By.id('nickname')).sendKeys(nickname);
  await driver.findElement(By.id('save-nickname')).click();
  await done(driver, 'focus');
});

test('keys', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/staleElements`);
  const person = await driver.findElement(By.id('keys-person')).getText();
  await press(driver, 'keys', 'Choose', person);
  await press(driver, 'keys', 'Confirm', person);
  await done(driver, 'keys');
});

test('no-keys', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/staleElements`);
  const person = await driver.findElement(By.id('no-keys-person')).getText();
  await press(driver, 'no-keys', 'Choose', person);
  await press(driver, 'no-keys', 'Confirm', person);
  await done(driver, 'no-keys');
});

test('table', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/staleElements`);
  await driver.findElement(By.id('start-refreshing')).click();
  const table = await driver.findElement(By.css('#shops tbody')).getText(); // all rows at one moment
  const sum = (table.match(/\d+/g) ?? []).map(Number).reduce((all, one) => all + one);
  await driver.findElement(By.id('sum')).sendKeys(sum);
  await driver.findElement(By.id('check-sum')).click();
  await done(driver, 'table');
});

test('shrinking', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/staleElements`);
  const old = By.xpath("//*[@id='items']/li[contains(., 'old')]//button");
  for (let left = (await driver.findElements(old)).length; left > 0; left--) {
    await driver.findElement(old).click();
  }
  await done(driver, 'shrinking');
});
