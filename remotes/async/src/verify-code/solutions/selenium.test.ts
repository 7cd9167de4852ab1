import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By } from 'selenium-webdriver';

test('valid', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/verifyCode`);
  await driver.findElement(By.xpath("//button[.='Get Code']")).click();
  const code = await driver.findElement(By.css('form strong')).getText();
  await driver.findElement(By.id('typed')).sendKeys(code);
  await driver.findElement(By.xpath("//button[.='Verify']")).click();
  assert.equal(await driver.findElement(By.css('form output')).getText(), 'Valid Code');
});

test('invalid', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/verifyCode`);
  await driver.findElement(By.xpath("//button[.='Get Code']")).click();
  await driver.findElement(By.id('typed')).sendKeys('0000');
  await driver.findElement(By.xpath("//button[.='Verify']")).click();
  assert.equal(await driver.findElement(By.css('form [role=alert]')).getText(), 'Invalid Code. Try again.');
});
