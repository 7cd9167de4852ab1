import { expect, test } from '@playground/kit/test/proof';

test('first-pay-counts', async ({ page }) => {
  await page.goto('/hydration');
  await page.getByRole('button', { name: 'Load payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Swapped while pressed' })).toContainText('the button was replaced');
});

test('no-space', async ({ page }) => {
  await page.goto('/hydration');
  await page.getByRole('button', { name: 'Load payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Space');
  await expect(page.locator('#payment-life')).toHaveText('This part is alive.');
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Space');
  await expect(page.getByRole('status', { name: 'Swapped while pressed' })).toContainText('Done:');
});

test('no-cups', async ({ page }) => {
  await page.goto('/hydration');
  await page.getByRole('button', { name: 'Load tea' }).click();
  // Three seconds after React is loaded.
  await expect(page.locator('#tea-life')).toHaveText('This part is alive.', { timeout: 12_000 });
  await page.getByRole('button', { name: 'Order tea' }).click();
  await expect(page.locator('#cups')).toHaveText('Cups ordered: 1');
});
