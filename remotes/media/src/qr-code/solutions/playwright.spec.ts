import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';
import jsQR from 'jsqr';

/** Decodes a PNG in the browser, because jsQR needs pixels. They come back as one string, because a list is slow to transfer. */
async function pixelsOf(base64: string) {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(image, 0, 0);
  return { pixels: context?.getImageData(0, 0, width, height).data.join(), width, height };
}

test('read', async ({ page }) => {
  await page.goto('/qrCode');
  await page.getByLabel('Text').fill('mango');
  await page.getByRole('button', { name: 'Generate' }).click();
  const png = await page.getByRole('img', { name: 'QR code' }).screenshot();
  const { pixels, width, height } = await page.evaluate(pixelsOf, png.toString('base64'));
  const read = jsQR(Uint8ClampedArray.from(pixels?.split(',') ?? [], Number), width, height);
  answer(read?.data);
});

test('too-long', async ({ page }) => {
  await page.goto('/qrCode');
  await page.getByLabel('Text').fill('€'.repeat(1000));
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('alert')).toHaveText('This text is too long for a QR code.');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeHidden();
});
