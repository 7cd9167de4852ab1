import { test } from '@playground/kit/tools/puppeteer';

test('stop', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/progress`);
  await page.locator('#start-download').click();
  await page.waitForFunction(() => Number(document.querySelector('#download')?.ariaValueNow) >= 75, {
    timeout: 15_000,
  });
  await page.click('#stop-download'); // a locator would first wait until the button is stable
  await page.waitForSelector('#stop-outcome ::-p-text(Done:)', { visible: true });
});
