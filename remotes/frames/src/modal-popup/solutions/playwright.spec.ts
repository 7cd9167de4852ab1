import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('second-modal', async ({ page }) => {
  await page.goto('/modalPopup');
  await page.getByRole('button', { name: 'Open first modal' }).click();
  await page.getByRole('button', { name: 'Open second modal' }).click();
  await expect(page.getByRole('dialog', { name: 'Modal 2' })).toContainText('Hi. This is the second modal popup.');
});

test('closed', async ({ page }) => {
  await page.goto('/modalPopup');
  await page.getByRole('button', { name: 'Open first modal' }).click();
  await page.getByRole('button', { name: 'Open second modal' }).click();
  await page.getByRole('dialog', { name: 'Modal 2' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
