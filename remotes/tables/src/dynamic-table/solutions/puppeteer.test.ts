import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';

test('real-name', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dynamicTable?seed=1`);
  const name = page.locator('::-p-xpath(//tr[th="Black Widow"]/td)').map((cell) => cell.textContent);
  assert.equal(await name.wait(), 'Natasha Romanoff');
  answer(await name.wait());
});

test('last-row', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dynamicTable?seed=1`);
  const superhero = page.locator('tbody tr:nth-child(8) th').map((cell) => cell.textContent);
  answer(await superhero.wait());
});
