import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('five', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/counter`);
  const increment = await driver.findElement(By.xpath("//button[normalize-space()='Increment']"));
  for (let count = 0; count < 5; count += 1) await increment.click();
  const output = await driver.findElement(By.css('output[aria-label=Count]'));
  await driver.wait(until.elementTextIs(output, '5'), 5000);
});

test('below-zero', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/counter`);
  const decrement = await driver.findElement(By.xpath("//button[normalize-space()='Decrement']"));
  for (let count = 0; count < 2; count += 1) await decrement.click();
  const output = await driver.findElement(By.css('output[aria-label=Count]'));
  await driver.wait(until.elementTextIs(output, '-2'), 5000);
});
