import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import { By } from 'selenium-webdriver';

test('real-name', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dynamicTable?seed=1`);
  const name = await driver.findElement(By.xpath("//tr[th='Black Widow']/td"));
  assert.equal(await name.getText(), 'Natasha Romanoff');
  answer(await name.getText());
});

test('last-row', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dynamicTable?seed=1`);
  answer(await driver.findElement(By.css('tbody tr:nth-child(8) th')).getText());
});
