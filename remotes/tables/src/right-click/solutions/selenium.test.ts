import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('right-click', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/rightClick`);
  const button = await driver.findElement(By.xpath("//button[normalize-space()='Right click here']"));
  await driver.actions().contextClick(button).perform();
  await driver.wait(until.elementTextIs(button, 'The button was right clicked'), 5000);
});
