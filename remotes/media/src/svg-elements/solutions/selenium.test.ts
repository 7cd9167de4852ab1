import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

// XPath finds SVG elements only with name().
const TEXT = By.css('svg text');

test('brand', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/svgElements`);
  await driver.findElement(By.css('svg[aria-label=Close]')).click();
  await driver.findElement(By.css('svg[aria-label="Playground logo"]'));
  await driver.findElement(By.css('svg[aria-label="Right arrow"]')).click();
  await driver.wait(until.elementTextIs(await driver.findElement(TEXT), 'Playground'), 5000);
  await driver.findElement(By.css('svg[aria-label="Left arrow"]'));
});

test('restore', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/svgElements`);
  await driver.findElement(By.css('svg[aria-label=Close]')).click();
  await driver.findElement(By.css('svg[aria-label="Right arrow"]')).click();
  await driver.findElement(By.css('svg[aria-label="Left arrow"]')).click();
  await driver.wait(until.elementTextIs(await driver.findElement(TEXT), '#1 Automation Tool'), 5000);
});
