import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

/** Reads the code in a picture of it, with a piece of the page around it. */
async function readCode(page: Page, around = 0): Promise<string | undefined> {
  const box = await page.getByRole('img', { name: 'QR code' }).boundingBox();
  const size = 256 + 2 * around;
  const corner = { x: (box?.x ?? 0) - around, y: (box?.y ?? 0) - around };
  const png = await page.screenshot({ clip: { ...corner, width: size, height: size } });
  const pixels = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height).data;
  }, new Uint8Array(png));
  return jsQR(pixels ?? new Uint8ClampedArray(), size, size)?.data;
}

async function generate(page: Page, text: string) {
  await page.getByLabel('Text').fill(text);
  await page.getByRole('button', { name: 'Generate' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/qrCode');
});

test('no-margin', async ({ page }) => {
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await generate(page, 'mango');
  expect(await readCode(page, 10)).toBe('mango');
});

test('question-marks', async ({ page }) => {
  await generate(page, 'манго');
  expect(await readCode(page)).toBe('манго');
});

test('old-code-stays', async ({ page }) => {
  await generate(page, 'mango');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await generate(page, '');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeHidden();
});
