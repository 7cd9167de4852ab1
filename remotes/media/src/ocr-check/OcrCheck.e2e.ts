import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from '@playground/kit/test/browser';

const TEXT = [
  'Order number 48213',
  'Two pineapples and one melon',
  'Ready on 17 October at 09:45',
  'Total price 36.50',
];

test.beforeEach(async ({ page }) => {
  await page.goto('/ocrCheck');
  await expect
    .poll(() =>
      page
        .getByRole('img')
        .last()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1280);
});

for (const width of [1280, 390]) {
  test(`OCR reads a screenshot of the picture on a page that is ${width} px wide`, async ({ page }, testInfo) => {
    await page.setViewportSize({ width, height: 844 });
    const picture = page.getByRole('img', { name: 'Four printed lines to be read by OCR' });
    const box = await picture.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
    expect((box?.height ?? 0) / (box?.width ?? 0)).toBeCloseTo(280 / 640, 1);
    test.skip(spawnSync('tesseract', ['--version']).status !== 0, 'Tesseract is not installed here.');
    const file = testInfo.outputPath('picture.png');
    await picture.screenshot({ path: file });
    const read = execFileSync('tesseract', [file, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    expect(read.trim().split(/\n+/)).toEqual(TEXT);
  });
}
