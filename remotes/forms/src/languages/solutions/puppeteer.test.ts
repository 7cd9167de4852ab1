import { test } from '@playground/kit/tools/puppeteer';

test('price-in-german', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/languages`);
  const text = await page
    .locator('#price')
    .map((one) => one.textContent)
    .wait();
  await page.locator('#price-in-german-answer').fill(text.replace(/[^\d,]/g, '').replace(',', '.'));
  await page.locator('#price-in-german-check').click();
  await page.waitForSelector('#price-in-german-outcome ::-p-text(Done:)', { visible: true });
});

test('last-second', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/languages?now=2027-12-31T23:59:50`);
  const stop = await page.waitForSelector('#stop');
  await page.waitForFunction(() => document.querySelector('#time-left')?.textContent === 'Noch 1 Sekunde');
  await stop?.click();
  await page.waitForSelector('#last-second-outcome ::-p-text(Done:)', { visible: true });
});
