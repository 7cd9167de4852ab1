import { test } from '@playground/kit/tools/puppeteer';

test('browsers-own-message', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/validation`);
  const asked = await page
    .locator('#guests-asked')
    .map(({ textContent }) => textContent)
    .wait();
  await page.type('#guests', asked); // fill() may set the value by a script
  await page.locator('#book-table').click();
  const message = await page.$eval('#guests', (field) => (field as HTMLInputElement).validationMessage);
  await page.type('#its-message', message);
  await page.locator('#check-message').click();
  await page.waitForSelector('#browsers-own-message-outcome::-p-text(Done:)', { visible: true });
});
