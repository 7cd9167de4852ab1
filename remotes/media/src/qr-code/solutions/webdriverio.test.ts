import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
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

test('read', async ({ browser, $ }) => {
  await browser.url('/qrCode');
  await $('aria/Text').setValue('mango');
  await $('button=Generate').click();
  const code = await $('main svg[role=img]').getElement();
  const png = await browser.takeElementScreenshot(code.elementId);
  const { pixels, width, height } = await browser.execute(pixelsOf, png);
  const read = jsQR(Uint8ClampedArray.from(pixels?.split(',') ?? [], Number), width, height);
  answer(read?.data);
});

test('too-long', async ({ browser, $ }) => {
  await browser.url('/qrCode');
  await $('aria/Text').setValue('€'.repeat(1000));
  await $('button=Generate').click();
  await expect($('main [role=alert]')).toHaveText('This text is too long for a QR code.');
  await expect($('aria/QR code')).not.toBeExisting();
});
