import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import { By } from 'selenium-webdriver';

test('cell', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/divTable`);
  const row = await driver.findElement(By.xpath("//*[@role='row'][*[@role='cell'][1]='jkl']"));
  const cell = await row.findElement(By.css('[role=cell]:nth-child(3)'));
  assert.equal(await cell.getText(), 'pqr');
  answer(await cell.getText());
});

test('column', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/divTable`);
  const cells = await driver.findElements(By.css('[role=row] > [role=cell]:nth-child(2)'));
  const texts = await Promise.all(cells.map((cell) => cell.getText()));
  assert.deepEqual(texts, ['def', 'mno', 'vwx']);
  answer(texts.join(', '));
});
