import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('reveal', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/buttonClick`);
  const message = await driver.findElement(By.css('main [role=status] p'));
  assert.equal(await message.isDisplayed(), false);
  await driver.findElement(By.xpath("//button[normalize-space()='Click here']")).click();
  await driver.wait(until.elementIsVisible(message), 5000);
  assert.equal(await message.getText(), 'You clicked the button!');
});
