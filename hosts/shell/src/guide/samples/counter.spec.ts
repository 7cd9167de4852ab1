import { expect, test } from '@playwright/test';

test('the counter counts', async ({ page }) => {
  await page.goto('/counter');
  await page.getByRole('button', { name: 'Increment' }).click();
  await expect(page.getByRole('status', { name: 'Count' })).toHaveText('1');
});
