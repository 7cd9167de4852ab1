import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';

test('cell', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/divTable`);
  const row = page.locator('::-p-xpath(//*[@role="row"][*[@role="cell"][1]="jkl"])');
  const text = await row.map((element) => element.querySelector('[role=cell]:nth-child(3)')?.textContent).wait();
  assert.equal(text, 'pqr');
  answer(text);
});

test('column', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/divTable`);
  await page.locator('[role=cell]').wait();
  const texts = await page.$$eval('[role=row] > [role=cell]:nth-child(2)', (cells) =>
    cells.map((cell) => cell.textContent),
  );
  assert.deepEqual(texts, ['def', 'mno', 'vwx']);
  answer(texts.join(', '));
});
