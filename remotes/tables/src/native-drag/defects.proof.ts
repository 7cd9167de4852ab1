import { expect, test } from '@playground/kit/test/proof';

test('moved-is-copied', async ({ page }) => {
  await page.goto('/nativeDrag');
  await page.locator('#apple').dragTo(page.locator('#basket'));
  await expect(page.getByRole('status', { name: 'Copy with a modifier' })).toContainText('Missed:');
});

test('only-one-way', async ({ page }) => {
  await page.goto('/nativeDrag');
  await page.locator('#card-b').dragTo(page.locator('#card-a'));
  await expect(page.getByRole('status', { name: 'Swap two' })).toContainText('Done:');
});

test('bottle-stays', async ({ page }) => {
  await page.goto('/nativeDrag');
  for (const bin of ['paper', 'glass']) await page.locator('#bottle').dragTo(page.locator(`#bin-${bin}`));
  await expect(page.getByText('Bottle is in the bin Glass.')).toBeVisible();
});
