import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('cell', async ({ page }) => {
  await page.goto('/divTable');
  const column = (await page.getByRole('columnheader').allTextContents()).indexOf('head3');
  const cell = page.getByRole('row', { name: /^jkl/ }).getByRole('cell').nth(column);
  await expect(cell).toHaveText('pqr');
  answer(await cell.textContent());
});

test('column', async ({ page }) => {
  await page.goto('/divTable');
  const cells = page.getByRole('row').locator(page.getByRole('cell').nth(1));
  await expect(cells).toHaveText(['def', 'mno', 'vwx']);
  answer((await cells.allTextContents()).join(', '));
});
