import { expect, test } from '@playground/kit/test/browser';

test('arrow keys choose until Next locks the choice, and again after Cancel', async ({ page }) => {
  await page.goto('/radioButtons');
  const chosen = page.getByRole('radio', { checked: true });
  await page.getByRole('radio', { name: 'PayPal' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveAccessibleName('Credit card');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveAccessibleName('Debit card');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paying with Debit card')).toBeVisible();
  // A click on the label must not change a locked choice. Without `force`, Playwright waits for an enabled field.
  await page.getByText('PayPal', { exact: true }).click({ force: true });
  await expect(chosen).toHaveAccessibleName('Debit card');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('PayPal', { exact: true }).click();
  await expect(chosen).toHaveAccessibleName('PayPal');
});
