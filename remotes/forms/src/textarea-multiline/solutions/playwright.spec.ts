import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('two-lines', async ({ page }) => {
  await page.goto('/textareaMultiline');
  await page.getByLabel('Your text').fill('one\ntwo');
  await expect(page.getByText('Characters: 7', { exact: true })).toBeVisible();
});

test('family', async ({ page }) => {
  await page.goto('/textareaMultiline');
  await page.getByLabel('Your text').fill('👩‍👩‍👧');
  await expect(page.getByText('Characters: 1', { exact: true })).toBeVisible();
});
