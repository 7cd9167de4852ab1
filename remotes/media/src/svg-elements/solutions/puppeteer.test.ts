import { test } from '@playground/kit/tools/puppeteer';

test('brand', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/svgElements`);
  await page.locator('::-p-aria(Close)').click();
  await page.locator('::-p-aria(Playground logo)').wait();
  await page.locator('::-p-aria(Right arrow)').click();
  await page.waitForSelector('svg text::-p-text(Playground)', { visible: true });
  await page.locator('::-p-aria(Left arrow)').wait();
});

test('restore', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/svgElements`);
  await page.locator('::-p-aria(Close)').click();
  await page.locator('::-p-aria(Right arrow)').click();
  await page.locator('::-p-aria(Left arrow)').click();
  await page.waitForSelector('svg text::-p-text(#1 Automation Tool)', { visible: true });
});
