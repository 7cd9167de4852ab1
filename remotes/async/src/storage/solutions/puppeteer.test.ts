import { test } from '@playground/kit/tools/puppeteer';

test('cookies', async ({ page, context, baseUrl }) => {
  await page.goto(`${baseUrl}/storage`);
  await page.locator('#set-cookies').click();
  await page.waitForSelector('#cookies-state::-p-text(All four cookies are set.)', { visible: true });
  const cookies = await context.cookies(); // HttpOnly cookies too
  const ours = cookies.filter(({ name }) => name.startsWith('storage-'));
  const sum = ours.reduce((total, { value }) => total + Number(value), 0);
  await page.type('#cookie-sum', String(sum));
  await page.locator('#check-cookie-sum').click();
  await page.waitForSelector('#cookies-outcome::-p-text(Done:)', { visible: true });
});

test('offline', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/storage`);
  await page.locator('#install-worker').click();
  const frame = await (await page.waitForSelector('#offline-frame'))?.contentFrame();
  await frame?.waitForSelector('#worker::-p-text(Version 1 is active.)', { visible: true });
  await page.setOfflineMode(true);
  await page.locator('#load-offline-page').click();
  await page.waitForSelector('#offline-outcome::-p-text(Done:)', { visible: true });
});
