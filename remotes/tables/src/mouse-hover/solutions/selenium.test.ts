import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, WebElement } from 'selenium-webdriver';

test('hover', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/mouseHover`);
  const button = await driver.findElement(By.xpath("//button[normalize-space()='Hover over me']"));
  await driver.actions().move({ origin: button }).perform();
  const text = await driver.findElement(By.css('main [role=status]'));
  assert.equal(await text.getText(), 'This text is now visible!');
  const heading = await driver.findElement(By.css('h1'));
  await driver.actions().move({ origin: heading }).perform();
  await driver.wait(until.stalenessOf(text), 5000);
});

test('focus', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/mouseHover`);
  const button = await driver.findElement(By.xpath("//button[normalize-space()='Hover over me']"));
  while (!(await WebElement.equals(button, await driver.switchTo().activeElement()))) {
    await driver.actions().sendKeys(Key.TAB).perform();
  }
  const text = await driver.findElement(By.css('main [role=status]'));
  assert.equal(await text.getText(), 'This text is now visible!');
});
