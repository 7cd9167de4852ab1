import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/regex');
});

test('no-leading-zeros', async ({ page }) => {
  await expect(page.getByText('ZIP code: 00187', { exact: true })).toBeVisible();
});

test('no-country-code', async ({ page }) => {
  await expect(page.getByText('Phone: +1 (202) 555-0123', { exact: true })).toBeVisible();
});

test('nameless-regions', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Brazil' })).toBeVisible();
});

test('narrow-cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { width } = (await page.locator('main ul').first().boundingBox()) ?? {};
  expect(width).toBeGreaterThan(250);
});
