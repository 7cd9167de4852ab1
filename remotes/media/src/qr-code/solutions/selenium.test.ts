import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import jsQR from 'jsqr';
import { By, until } from 'selenium-webdriver';

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

test('read', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/qrCode`);
  await driver.findElement(By.id('qr-text')).sendKeys('mango');
  await driver.findElement(By.xpath("//button[.='Generate']")).click();
  const png = await driver.findElement(By.css('main svg[role=img]')).takeScreenshot();
  const { pixels, width, height } = await driver.executeScript<Awaited<ReturnType<typeof pixelsOf>>>(pixelsOf, png);
  const read = jsQR(Uint8ClampedArray.from(pixels?.split(',') ?? [], Number), width, height);
  answer(read?.data);
});

test('too-long', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/qrCode`);
  await driver.findElement(By.id('qr-text')).sendKeys('€'.repeat(1000));
  await driver.findElement(By.xpath("//button[.='Generate']")).click();
  const alert = await driver.findElement(By.css('main [role=alert]'));
  await driver.wait(until.elementTextIs(alert, 'This text is too long for a QR code.'), 5000);
});
