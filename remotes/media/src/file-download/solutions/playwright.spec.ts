import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('pdf', async ({ page }) => {
  await page.goto('/fileDownload');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('sample.pdf');
  const digest = createHash('sha256')
    .update(readFileSync(await download.path()))
    .digest('hex');
  expect(digest).toBe('c16d4b90c1eea05d972c4c1d50bc9580b162d876d5e3931301ccc2e71e16b94f');
  await expect(page.getByRole('status')).toHaveText('Downloaded sample.pdf');
});

test('csv', async ({ page }) => {
  await page.goto('/fileDownload');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('sample.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines[0]).toBe('Fruit,City,Baskets');
  expect(lines.at(-1)).toBe('Total,all,42');
  answer(lines.at(-1)?.split(',')[2]);
});
