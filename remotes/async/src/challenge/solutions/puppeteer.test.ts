import { test } from '@playground/kit/tools/puppeteer';

test('passes', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/challenge`);
  await page.locator('#gate').click();
  await page.waitForSelector('#gate-state::-p-text(The gate is open.)', { visible: true });
  await page.locator('#send-letter').click();
  await page.waitForSelector('#passes-outcome::-p-text(Done:)', { visible: true });
});
