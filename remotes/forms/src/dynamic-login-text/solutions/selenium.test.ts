import { test } from '@playground/kit/tools/selenium';
import { By, Key, until } from 'selenium-webdriver';

test('login', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dynamicLoginText`);
  await driver.findElement(By.id('email')).sendKeys('ana@example.com');
  await driver.findElement(By.id('password')).sendKeys('secret');
  await driver.findElement(By.css('main form button')).click();
  const welcome = await driver.findElement(By.css('main [role=status]'));
  await driver.wait(until.elementTextIs(welcome, 'Successful login! Welcome back.'), 5000);
});

test('invalid-address', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dynamicLoginText`);
  await driver.findElement(By.id('email')).sendKeys('ana@example');
  await driver.findElement(By.id('password')).sendKeys('secret', Key.ENTER);
  const refusal = await driver.findElement(By.css('main [role=alert]'));
  await driver.wait(until.elementTextIs(refusal, 'Please enter a valid email address'), 5000);
});
