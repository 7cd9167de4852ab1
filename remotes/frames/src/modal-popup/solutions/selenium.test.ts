import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('second-modal', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/modalPopup`);
  await driver.findElement(By.xpath("//button[.='Open first modal']")).click();
  const onward = await driver.findElement(By.xpath("//button[.='Open second modal']"));
  await driver.wait(until.elementIsVisible(onward), 5000); // It fades in.
  await onward.click();
  const second = await driver.findElement(By.id('modal-2'));
  await driver.wait(until.elementIsVisible(second), 5000);
  assert.match(await second.getText(), /Hi\. This is the second modal popup\./);
});

test('closed', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/modalPopup`);
  await driver.findElement(By.xpath("//button[.='Open first modal']")).click();
  const onward = await driver.findElement(By.xpath("//button[.='Open second modal']"));
  await driver.wait(until.elementIsVisible(onward), 5000); // It fades in.
  await onward.click();
  const second = await driver.findElement(By.id('modal-2'));
  const close = await second.findElement(By.css('[aria-label=Close]'));
  await driver.wait(until.elementIsVisible(close), 5000);
  await close.click();
  await driver.wait(until.stalenessOf(second), 5000);
});
