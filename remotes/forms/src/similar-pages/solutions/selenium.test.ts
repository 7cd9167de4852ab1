import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('first', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/similarPages`);
  await driver.findElement(By.css('main form input')).sendKeys('Clarice Lispector');
  await driver.findElement(By.css('main form button')).click();
  const result = await driver.findElement(By.css('main [role=status]'));
  await driver.wait(until.elementTextIs(result, 'A book by Clarice Lispector was found!'), 5000);
});

test('second', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/similarPages/secondVersion`);
  await driver.findElement(By.css('main form input')).sendKeys('Clarice Lispector');
  await driver.findElement(By.css('main form button')).click();
  const result = await driver.findElement(By.css('main [role=status]'));
  await driver.wait(until.elementTextIs(result, 'A book by Clarice Lispector was found!'), 5000);
});
