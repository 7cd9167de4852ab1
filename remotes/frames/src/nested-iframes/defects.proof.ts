import { expect, test } from '@playground/kit/test/proof';

test('too-much-history', async ({ page }) => {
  await page.goto('/nestedIframes');
  await expect(page.frameLocator('#first-iframe').getByRole('link', { name: 'tapioca' })).toBeVisible();
  const before = await page.evaluate(() => window.history.length);
  const loaded = page.waitForEvent('framenavigated', (frame) => frame.url().includes('frames=cross'));
  await page.locator('#cross').check();
  await loaded;
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

test('choice-forgotten', async ({ page }) => {
  await page.goto('/nestedIframes');
  await page.locator('#cross').check();
  await page.reload();
  await expect(page.locator('#cross')).toBeChecked();
});

test('too-wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nestedIframes');
  const frame = page.locator('#first-iframe');
  expect(await frame.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(390);
});

test('cross-is-same', async ({ page }) => {
  await page.goto('/nestedIframes');
  await page.locator('#cross').check();
  await expect(page.locator('#first-iframe')).toHaveAttribute('src', /^http.*frames=cross/);
});
