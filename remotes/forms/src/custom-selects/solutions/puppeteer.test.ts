import { test } from '@playground/kit/tools/puppeteer';

test('menu-at-the-end-of-the-body', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/customSelects`);
  const city = await page
    .locator('#city-wanted')
    .map(({ textContent }) => textContent)
    .wait();
  await page.locator('#city-control').click();
  await page.locator(`::-p-xpath(//*[@id="city-menu"]//*[text()="${city}"])`).click();
  await page.waitForSelector('#menu-at-the-end-of-the-body-outcome::-p-text(Done:)', { visible: true });
});
