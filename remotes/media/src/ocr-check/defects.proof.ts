import { expect, test } from '@playground/kit/test/proof';

test('too-wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/ocrCheck');
  const { width } = (await page.locator('main img').boundingBox()) ?? {};
  expect(width).toBeLessThan(390);
});

test('stretched', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/ocrCheck');
  const { width = 0, height = 1 } = (await page.locator('main img').boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(640 / 280, 1);
});

test('black-on-black', async ({ page }) => {
  await page.goto('/ocrCheck');
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  const png = await page.locator('main img').screenshot();
  const brightness = await page.evaluate(async (bytes) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, 1, 1);
    return context?.getImageData(0, 0, 1, 1).data[0];
  }, new Uint8Array(png));
  expect(brightness).toBeGreaterThan(128);
});

test('covered', async ({ page }) => {
  await page.goto('/ocrCheck');
  await page.locator('main img').click({ button: 'right', timeout: 3000 });
});
