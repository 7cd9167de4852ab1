import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/textareaMultiline');
  await page.getByLabel('Your text').focus();
});

test('accent-counts', async ({ page }) => {
  await page.keyboard.insertText('e\u0301');
  await expect(page.getByText('Characters: 1', { exact: true })).toBeVisible();
});

test('ends-do-not-count', async ({ page }) => {
  await page.keyboard.insertText('one  ');
  await expect(page.getByText('Characters: 5', { exact: true })).toBeVisible();
});

test('cut-at-200', async ({ page }) => {
  await page.keyboard.insertText('a'.repeat(201));
  await expect(page.getByText('Characters: 201', { exact: true })).toBeVisible();
});
