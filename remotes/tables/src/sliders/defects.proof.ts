import { expect, test } from '@playground/kit/test/proof';

test('script-counts', async ({ page }) => {
  await page.goto('/sliders');
  await page.getByLabel('Volume', { exact: true }).fill('37');
  await expect(page.getByRole('status', { name: 'Native range' })).toContainText('Missed:');
});

test('divider-by-key', async ({ page }) => {
  await page.goto('/sliders');
  for (let percent = 60; percent > 30; percent--) await page.locator('#divider').press('ArrowLeft');
  await expect(page.getByRole('status', { name: 'Splitter' })).toContainText('Done:');
});

test('lying-blind', async ({ page }) => {
  await page.goto('/sliders');
  await expect(page.getByRole('slider', { name: 'Blind' })).toHaveAttribute('aria-orientation', 'vertical');
});
