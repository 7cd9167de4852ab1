import { expect, test } from '@playground/kit/test/proof';

test('both-permissions-count', async ({ page }) => {
  await page.goto('/signInAndPay');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Share my details' }).click();
  const popup = await opened;
  await popup.getByLabel('User name').fill(await page.locator('#first-user').innerText());
  await popup.getByLabel('Password').fill(await page.locator('#first-password').innerText());
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await popup.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('status', { name: 'Refuse one permission' })).toContainText('Missed:');
});

test('payment-not-counted', async ({ page }) => {
  await page.goto('/signInAndPay');
  await page.getByRole('button', { name: 'Pay with my saved card' }).click();
  // The server takes three seconds to pay.
  await expect(page.getByRole('status', { name: 'Pay once' })).toContainText('one request', { timeout: 10_000 });
  await expect(page.getByLabel('Payments')).toHaveText('1');
});
