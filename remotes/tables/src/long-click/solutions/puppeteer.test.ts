import { test } from '@playground/kit/tools/puppeteer';

test('long', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/longClick`);
  await page.locator('#threshold').fill('2');
  await page.locator('::-p-aria(Click here)').click({ delay: 2500 });
  await page.waitForSelector('[role=status] ::-p-text(Long click)', { visible: true });
});

test('normal', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/longClick`);
  await page.locator('#threshold').fill('5');
  await page.locator('::-p-aria(Click here)').click({ delay: 2000 });
  await page.waitForSelector('[role=status] ::-p-text(Normal click)', { visible: true });
});
