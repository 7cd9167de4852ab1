import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('brand', async ({ page }) => {
  await page.goto('/svgElements');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('img', { name: 'Playground logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Right arrow' }).click();
  await expect(page.locator('svg text')).toHaveText('Playground');
  await expect(page.getByRole('button', { name: 'Left arrow' })).toBeVisible();
});

test('restore', async ({ page }) => {
  await page.goto('/svgElements');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Right arrow' }).click();
  await page.getByRole('button', { name: 'Left arrow' }).click();
  await expect(page.locator('svg text')).toHaveText('#1 Automation Tool');
});
