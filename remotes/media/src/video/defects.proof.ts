import { expect, test } from '@playground/kit/test/proof';

test('no-sound', async ({ page }) => {
  await page.goto('/video');
  expect(await page.getByLabel('Sample video').evaluate(({ muted }: HTMLVideoElement) => muted)).toBe(false);
});

test('too-wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/video');
  const { width } = (await page.getByLabel('Sample video').boundingBox()) ?? {};
  expect(width).toBeLessThan(390);
});

test('no-caption-menu', async ({ page }) => {
  await page.goto('/video');
  const kind = await page.getByLabel('Sample video').evaluate((clip: HTMLVideoElement) => clip.textTracks[0]?.kind);
  expect(kind).toBe('captions');
});
