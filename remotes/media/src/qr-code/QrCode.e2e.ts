import { expect, test } from '@playground/shared/test/browser';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

/** Photographs the code as it stands on the page and decodes the photograph. */
async function readCode(page: Page): Promise<string | undefined> {
  const png = await page.getByRole('img', { name: 'QR code' }).screenshot();
  const { pixels, width, height } = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      return { pixels: [...data], width: bitmap.width, height: bitmap.height };
    },
    [...png],
  );
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}

for (const theme of ['light', 'dark'] as const) {
  test(`a camera can read the code off the ${theme} page`, async ({ page }) => {
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

test('5000 characters give a message, and the page goes on working', async ({ page }) => {
  await page.goto('/qrCode');
  await page.getByLabel('Text').fill('x'.repeat(5000));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This text is too long for a QR code.');
  await page.getByLabel('Text').fill('short');
  await page.keyboard.press('Enter');
  expect(await readCode(page)).toBe('short');
});
