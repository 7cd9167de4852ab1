import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/overlays');
});

test('without-offer', async ({ page }) => {
  await page.getByRole('switch', { name: 'Exit intent on' }).check();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Number of lamps').fill('3');
  await page.getByRole('button', { name: 'Order' }).press('Enter');
  await expect(page.getByRole('status', { name: 'Exit intent' })).toContainText('Missed:');
});

test('escape-is-a-script', async ({ page }) => {
  await page.getByRole('switch', { name: 'Entry ad on' }).check();
  await page.getByRole('button', { name: 'Close the ad' }).press('Escape');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Number of lamps').fill('3');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('status', { name: 'Entry ad' })).toContainText('Done:');
});

test('page-scrolls', async ({ page }) => {
  await page.getByRole('switch', { name: 'Consent manager on' }).check();
  await expect(page.getByRole('dialog', { name: 'Consent' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
});
