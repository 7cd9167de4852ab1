import { expect, test } from '@playground/kit/test/browser';

test('the image appears after the countdown and comes from the origin of its group', async ({ page, site }) => {
  // The clock is stopped before the page opens, so a slow machine does not change the result.
  await page.clock.install({ time: '2030-01-01T12:00:00' });
  await page.clock.pauseAt('2030-01-01T12:00:01');
  await page.goto('/waitImage');
  await expect(page.getByRole('timer')).toHaveText('The secret image will appear in 5...');
  const image = page.getByRole('img', { name: 'A yellow bicycle leaning on a blue wall' });
  await page.clock.runFor(4_900);
  await expect(page.getByRole('timer')).toHaveText('The secret image will appear in 1...');
  await expect(image).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  expect(await image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).origin)).toBe(site.async);
});
