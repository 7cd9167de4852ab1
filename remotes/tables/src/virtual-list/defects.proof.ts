import { expect, test } from '@playground/kit/test/proof';

test('no-scroll-needed', async ({ page }) => {
  await page.goto('/virtualList');
  await page.locator('#drawers').focus();
  for (let drawer = 1; drawer < 41; drawer++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Keyboard' })).toContainText('Missed:');
});

test('last-refused', async ({ page }) => {
  await page.goto('/virtualList');
  await page.getByLabel('Go to vault').fill('10000');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByText('Vault 10000', { exact: true })).toBeVisible();
});

test('next-selected', async ({ page }) => {
  await page.goto('/virtualList');
  await page.locator('#drawers').press('ArrowDown');
  await expect(page.locator('#drawer-2')).toHaveAttribute('aria-selected', 'true');
});
