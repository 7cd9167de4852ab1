import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/radioButtons');
});

test('no-arrow-keys', async ({ page }) => {
  await page.getByLabel('PayPal').check();
  await page.getByLabel('PayPal').press('ArrowDown');
  await expect(page.getByLabel('Credit card')).toBeChecked();
});

test('forgets', async ({ page }) => {
  await page.getByLabel('PayPal').check();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByLabel('PayPal')).toBeEnabled();
  await expect(page.getByLabel('PayPal')).toBeChecked();
});

test('nameless-group', async ({ page }) => {
  await expect(page.getByRole('group', { name: 'Payment method' })).toBeVisible();
});
