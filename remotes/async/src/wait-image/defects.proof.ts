import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/waitImage');
  await expect(page.getByRole('timer')).toBeVisible();
});

test('skipped-second', async ({ page }) => {
  await page.clock.runFor(1000);
  await expect(page.getByRole('timer')).toHaveText('The secret image will appear in 4...');
});

test('still-to-come', async ({ page }) => {
  await page.clock.runFor(5000);
  await expect(page.getByRole('timer')).toBeHidden();
});

test('not-announced', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('status')).toBeAttached();
});

test('too-wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.runFor(5000);
  const image = page.getByRole('main').locator('img');
  expect(await image.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(390);
});
