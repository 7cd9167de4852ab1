import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, Key } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';

test('event', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/ddatePicker`);
  const field = await driver.findElement(By.id('event-date'));
  await field.click();
  await new Select(await driver.findElement(By.id('year'))).selectByVisibleText('2030');
  await new Select(await driver.findElement(By.id('month'))).selectByVisibleText('May');
  await driver.findElement(By.css('[role=gridcell][aria-label*="May 15th, 2030"]')).click();
  assert.equal(await field.getAttribute('value'), '05/15/2030');
});

test('leap-day', async ({ driver, baseUrl }) => {
  // The address sets the page's clock, because a driver cannot set the clock of the browser.
  await driver.get(`${baseUrl}/ddatePicker?now=2028-02-29`);
  const field = await driver.findElement(By.id('event-date'));
  await field.click();
  await driver.findElement(By.css('[aria-current=date][aria-label*="February 29th, 2028"]'));
  await driver.findElement(By.css('[role=gridcell][aria-label*="February 28th, 2028"]')).click();
  assert.equal(await field.getAttribute('value'), '02/28/2028');
});

test('no-such-day', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/ddatePicker`);
  const field = await driver.findElement(By.id('event-date'));
  await field.clear();
  await field.sendKeys('12/31/2030', Key.ENTER);
  await field.clear();
  await field.sendKeys('02/31/2031', Key.TAB);
  assert.equal(await field.getAttribute('value'), '12/31/2030');
});
