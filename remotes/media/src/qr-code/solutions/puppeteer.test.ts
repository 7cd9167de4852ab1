import { test } from '@playground/kit/tools/puppeteer';
import { answer, workaround } from '@playground/kit/tools/verdict';
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

test('read', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/qrCode`);
  await page.locator('::-p-aria([name="Text"][role="textbox"])').fill('mango');
  await page.locator('::-p-aria(Generate)').click();
  const code = await page.locator('::-p-aria(QR code)').waitHandle();
  const png = await code.screenshot({ encoding: 'base64' });
  const { pixels, width, height } = await page.evaluate(pixelsOf, png);
  const read = jsQR(Uint8ClampedArray.from(pixels?.split(',') ?? [], Number), width, height);
  answer(read?.data);
});

test('too-long', async ({ page, baseUrl }) => {
  workaround(
    'The test types each key, because React does not notice the value that fill() sets for 100 characters or more, see https://github.com/puppeteer/puppeteer/pull/14620',
  );
  await page.goto(`${baseUrl}/qrCode`);
  const field = await page.locator('::-p-aria([name="Text"][role="textbox"])').waitHandle();
  await field.type('€'.repeat(1000));
  await page.locator('::-p-aria(Generate)').click();
  await page.waitForSelector('[role=alert]::-p-text(This text is too long for a QR code.)', { visible: true });
  await page.waitForSelector('::-p-aria(QR code)', { hidden: true });
});
