import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';

test('long', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/longClick`);
  await new Select(await driver.findElement(By.id('threshold'))).selectByVisibleText('2');
  const button = await driver.findElement(By.xpath("//button[normalize-space()='Click here']"));
  await driver.actions().move({ origin: button }).press().pause(2500).release().perform();
  await driver.wait(
    until.elementTextContains(await driver.findElement(By.css('main [role=status]')), 'Long click'),
    5000,
  );
});

test('normal', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/longClick`);
  await new Select(await driver.findElement(By.id('threshold'))).selectByVisibleText('5');
  const button = await driver.findElement(By.xpath("//button[normalize-space()='Click here']"));
  await driver.actions().move({ origin: button }).press().pause(2000).release().perform();
  await driver.wait(
    until.elementTextContains(await driver.findElement(By.css('main [role=status]')), 'Normal click'),
    5000,
  );
});
