import { test } from '@playground/kit/tools/puppeteer';
import { engine, impossible } from '@playground/kit/tools/verdict';

test('error', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/misbehaving`);
  const thrown = new Promise<string>((resolve) => page.once('pageerror', (error) => resolve(String(error))));
  await page.locator('#start-error').click();
  await page.type('#error-word', (await thrown).split('\n')[0]?.split(' ').at(-1) ?? '');
  await page.locator('#check-error').click();
  await page.waitForSelector('#error-outcome ::-p-text(Done:)', { visible: true });
});

test('memory', async ({ page, baseUrl }) => {
  if (engine === 'firefox') {
    return impossible('queryObjects() works only in Chromium, https://pptr.dev/webdriver-bidi');
  }
  await page.goto(`${baseUrl}/misbehaving`);
  await page.locator('#start-memory').click();
  const prototype = await page.evaluateHandle(() => Object.prototype);
  const objects = await page.queryObjects(prototype);
  const name = await page.evaluate((all) => {
    const names = all.map((one) => Object.getPrototypeOf(one)?.constructor?.name ?? '');
    const lamps = names.filter((lamp) => /^Lamp[A-Z]/.test(lamp));
    return lamps.find((lamp) => lamps.filter((other) => other === lamp).length >= 50) ?? '';
  }, objects);
  await page.type('#memory-word', name.replace('Lamp', ''));
  await page.locator('#check-memory').click();
  await page.waitForSelector('#memory-outcome ::-p-text(Done:)', { visible: true });
});
