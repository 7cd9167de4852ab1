import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

/** Takes a screenshot of the code and decodes it. */
async function readCode(page: Page): Promise<string | undefined> {
  const png = await page.getByRole('img', { name: 'QR code' }).screenshot();
  const { pixels, width, height } = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    return { pixels: context.getImageData(0, 0, width, height).data, width, height };
  }, new Uint8Array(png));
  return jsQR(pixels, width, height)?.data;
}

for (const theme of ['light', 'dark'] as const) {
  test(`a screenshot of the code can be decoded in the ${theme} theme`, async ({ page }) => {
    if (theme === 'dark') await page.addInitScript(() => localStorage.setItem('darkMode', 'true'));
    await page.goto('/qrCode');
    await page.getByLabel('Text').fill('https://example.com/?fruit=mango');
    await page.getByRole('button', { name: 'Generate' }).click();
    const box = await page.getByRole('img', { name: 'QR code' }).boundingBox();
    expect(box).toMatchObject({ width: 256, height: 256 });
    expect(await readCode(page)).toBe('https://example.com/?fruit=mango');
    await expect(page.getByLabel('Text')).toHaveValue('');
  });
}
