import { readFileSync } from 'node:fs';
import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';

const missing = (page: Page, files: string) =>
  page.route(files, (route) => route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }));

test.beforeEach(async ({ page }) => {
  await page.goto('/fileDownload');
});

test('saves-error-page', async ({ page }) => {
  await missing(page, '**/*.pdf');
  await page.getByRole('button', { name: 'PDF' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('other-format', async ({ page }) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLS', exact: true }).click();
  const file = await (await downloading).path();
  expect(readFileSync(file, 'latin1').slice(0, 2)).not.toBe('PK');
});

test('old-success', async ({ page }) => {
  await missing(page, '**/*.csv');
  await page.getByRole('button', { name: 'PDF' }).click();
  await expect(page.getByText('Downloaded sample.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'CSV' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Downloaded sample.pdf')).toBeHidden();
});

test('only-the-last', async ({ page }) => {
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await page.getByRole('button', { name: /^(PDF|CSV)$/ }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect.poll(() => saved.length).toBe(2);
});
