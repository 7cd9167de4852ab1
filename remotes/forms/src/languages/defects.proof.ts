import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/languages');
});

test('point-as-comma', async ({ page }) => {
  const [naive = ''] = /\d\.\d+/.exec(await page.locator('#price').innerText()) ?? [];
  await page.getByLabel('Price in euros').fill(naive);
  await page.getByRole('button', { name: 'Check price' }).click();
  await expect(page.getByRole('status', { name: 'Price in German' })).toContainText('Missed:');
});

test('thousand-refused', async ({ page }) => {
  await page.getByLabel('Number of lamps').fill('1000');
  await expect(page.getByText('Auf Lager: 1.000 Lampen')).toBeVisible();
});

test('arabic-from-left', async ({ page }) => {
  await page.getByLabel('Language').selectOption('العربية');
  await expect(page.locator('#product')).toHaveCSS('direction', 'rtl');
});
