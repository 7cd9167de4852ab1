import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By } from 'selenium-webdriver';

test('pay', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/radioButtons`);
  const next = await driver.findElement(By.xpath("//button[normalize-space()='Next']"));
  assert.equal(await next.isEnabled(), false);
  await driver.findElement(By.id('debit-card')).click();
  await next.click();
  await driver.findElement(By.xpath("//p[.='Paying with Debit card']"));
  await driver.findElement(By.css('#debit-card:disabled'));
});

test('change', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/radioButtons`);
  const next = await driver.findElement(By.xpath("//button[normalize-space()='Next']"));
  await driver.findElement(By.id('paypal')).click();
  await next.click();
  await driver.findElement(By.xpath("//button[normalize-space()='Cancel']")).click();
  await driver.findElement(By.id('bank-transfer')).click();
  await next.click();
  await driver.findElement(By.xpath("//p[.='Paying with Bank transfer']"));
});
