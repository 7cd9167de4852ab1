import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('five', async ({ page }) => {
  await page.goto('/counter');
  for (let count = 0; count < 5; count += 1) await page.getByRole('button', { name: 'Increment' }).click();
  await expect(page.getByRole('status', { name: 'Count' })).toHaveText('5');
});

test('below-zero', async ({ page }) => {
  await page.goto('/counter');
  for (let count = 0; count < 2; count += 1) await page.getByRole('button', { name: 'Decrement' }).click();
  await expect(page.getByRole('status', { name: 'Count' })).toHaveText('-2');
});
