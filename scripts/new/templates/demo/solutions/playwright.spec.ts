import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('three', async ({ page }) => {
  await page.goto('/pressCounter');
  for (let count = 0; count < 3; count += 1) await page.getByRole('button', { name: 'Press' }).click();
  await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('3');
});
