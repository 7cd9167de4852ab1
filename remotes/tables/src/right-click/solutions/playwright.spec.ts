import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('right-click', async ({ page }) => {
  await page.goto('/rightClick');
  await page.getByRole('button', { name: 'Right click here' }).click({ button: 'right' });
  await expect(page.getByRole('button', { name: 'The button was right clicked' })).toBeVisible();
});
