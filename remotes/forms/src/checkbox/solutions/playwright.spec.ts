import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('one-of-each', async ({ page }) => {
  await page.goto('/checkbox');
  await page.getByRole('checkbox', { name: 'Second' }).check();
  await page.getByRole('checkbox', { name: '1' }).check();
  await expect(page.getByRole('checkbox', { name: 'Second' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '1' })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(2);
});
