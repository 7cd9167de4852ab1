import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('pay', async ({ page }) => {
  await page.goto('/radioButtons');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Debit card' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Paying with Debit card')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Debit card' })).toBeDisabled();
});

test('change', async ({ page }) => {
  await page.goto('/radioButtons');
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Paying with Bank transfer')).toBeVisible();
});
