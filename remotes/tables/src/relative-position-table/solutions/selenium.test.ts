import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, Key } from 'selenium-webdriver';

test('both-questions', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/tableRelativePosition`);
  const at = async (line: number, column: number) =>
    Number(await driver.findElement(By.css(`tr:nth-child(${line}) > td:nth-child(${column})`)).getText());
  const field = await driver.findElement(By.id('answer'));
  await field.sendKeys((await at(1, 2)) + (await at(3, 3)), Key.ENTER);
  await driver.findElement(By.xpath("//label[starts-with(., 'Multiply')]")); // now the table has new numbers
  await field.sendKeys((await at(2, 1)) * (await at(1, 3)), Key.ENTER);
  const result = await driver.findElement(By.css('main [role=status]'));
  assert.equal(await result.getText(), 'Correct!');
});

test('wrong-answer', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/tableRelativePosition`);
  await driver.findElement(By.id('answer')).sendKeys('0', Key.ENTER);
  const result = await driver.findElement(By.css('main [role=alert]'));
  assert.equal(await result.getText(), 'Incorrect, try again.');
});
