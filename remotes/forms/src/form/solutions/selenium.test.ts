import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, locateWith } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';

test('submitted', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/form`);
  await driver.findElement(By.id('email')).sendKeys('ana@example.com');
  await driver.findElement(By.id('password')).sendKeys('secret');
  await driver.findElement(By.id('desc')).sendKeys('All fine');
  await driver.findElement(By.id('phone')).sendKeys('12015550123');
  await new Select(await driver.findElement(By.id('country'))).selectByVisibleText('Germany');
  await driver.findElement(By.id('drop_the_phone')).click();
  await driver.findElement(By.css('input[value=TWO]')).click();
  await driver.findElement(By.css('main form button[type=submit]')).click();
  const result = await driver.findElement(By.css('section[aria-label=Result]'));
  const lines = await result.findElements(By.css('li'));
  assert.deepEqual(await Promise.all(lines.map((line) => line.getText())), [
    'email: ana@example.com',
    'password: secret',
    'ro: This value must be the same',
    'desc: All fine',
    'color: no value',
    'country: Germany',
    'optionsRadios: TWO',
    'drop_the_phone: checked',
    'phone: 12015550123',
  ]);
});

test('without-a-name', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/form`);
  // The nearest field below comes first, measured between centres. The label is on the left, so this is the left field.
  const field = await driver.findElement(locateWith(By.css('input:not([id])')).below(By.css('label[for=phone]')));
  await field.sendKeys('mango');
  assert.equal(await field.getAttribute('value'), 'mango');
});
