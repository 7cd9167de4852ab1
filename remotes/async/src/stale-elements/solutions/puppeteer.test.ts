import { test } from '@playground/kit/tools/puppeteer';

test('timer', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/staleElements`);
  await page.locator('#start-replacing').click();
  for (let count = 1; count <= 3; count++) {
    await page.locator('#confirm').click(); // a locator finds the button again
    if (count === 3) break;
    const button = await page.$('#confirm');
    await page.waitForFunction((shown) => !shown?.isConnected, {}, button);
  }
  await page.waitForSelector('#timer-outcome ::-p-text(Done:)', { visible: true });
});

test('focus', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/staleElements`);
  const nickname = await page.$eval('#nickname-to-type', (element) => element.textContent);
  await page.locator('#nickname').click(); // the first focus replaces the field
  await page.type('#nickname', nickname ?? '');
  await page.locator('#save-nickname').click();
  await page.waitForSelector('#focus-outcome ::-p-text(Done:)', { visible: true });
});
