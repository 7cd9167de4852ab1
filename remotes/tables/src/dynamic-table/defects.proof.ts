import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/dynamicTable?seed=1');
});

test('two-waynes', async ({ page }) => {
  await expect(page.getByRole('row').filter({ hasText: 'Hulk' })).toContainText('Bruce Banner');
});

test('dark-names', async ({ page }) => {
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await expect(page.getByText('Tony Stark')).not.toHaveCSS('color', 'rgb(33, 37, 41)');
});

test('plain-heading', async ({ page }) => {
  await expect(page.getByRole('columnheader', { name: 'Real name' })).toBeVisible();
});
