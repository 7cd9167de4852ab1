import assert from 'node:assert/strict';
import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('cell', async ({ browser, $ }) => {
  await browser.url('/divTable');
  const cell = $('//*[@role="row"][*[@role="cell"][1]="jkl"]/*[@role="cell"][3]');
  await expect(cell).toHaveText('pqr');
  answer(await cell.getText());
});

test('column', async ({ browser, $$ }) => {
  await browser.url('/divTable');
  const cells = $$('[role=row] > [role=cell]:nth-child(2)');
  await expect(cells).toBeElementsArrayOfSize(3);
  const texts = await cells.map((cell) => cell.getText());
  assert.deepEqual(texts, ['def', 'mno', 'vwx']);
  answer(texts.join(', '));
});
