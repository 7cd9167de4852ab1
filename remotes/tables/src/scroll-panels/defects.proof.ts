import { expect, test } from '@playground/kit/test/proof';

test('left-panel-counts', async ({ page }) => {
  await page.goto('/scrollPanels');
  await page.locator('#pick-left-30').click();
  await expect(page.getByRole('status', { name: 'Two panels side by side' })).toContainText('Missed:');
});

test('archive-by-key', async ({ page }) => {
  await page.goto('/scrollPanels');
  await page.locator('#invoice-17').press('Tab'); // On to the button, which shows while its row has the focus.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Shown while hovered' })).toContainText('Done:');
});

test('twenty-tiles', async ({ page }) => {
  await page.goto('/scrollPanels');
  await page.locator('#tiles').evaluate((strip) => strip.scrollTo(strip.scrollWidth, 0));
  await expect(page.locator('#tiles-here')).toContainText('40 of 100');
});
