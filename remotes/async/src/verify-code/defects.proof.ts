import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/verifyCode');
});

test('as-a-number', async ({ page }) => {
  await page.getByRole('button', { name: 'Get Code' }).click();
  await page.locator('#typed').fill(`00${await page.getByText(/^\d{4}$/).innerText()}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Invalid Code.')).toBeVisible();
});

test('no-focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Get Code' }).press('Enter');
  await expect(page.locator('#typed')).toBeFocused();
});

test('dark-code', async ({ page }) => {
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await page.getByRole('button', { name: 'Get Code' }).click();
  await expect(page.getByText(/^\d{4}$/)).not.toHaveCSS('color', 'rgb(33, 37, 41)');
});
