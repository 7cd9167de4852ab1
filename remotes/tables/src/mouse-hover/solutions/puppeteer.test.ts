import { test } from '@playground/kit/tools/puppeteer';

test('hover', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/mouseHover`);
  await page.locator('::-p-aria(Hover over me)').hover();
  await page.waitForSelector('::-p-text(This text is now visible!)', { visible: true });
  await page.locator('h1').hover();
  await page.waitForSelector('::-p-text(This text is now visible!)', { hidden: true });
});

test('focus', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/mouseHover`);
  const button = await page.locator('::-p-aria(Hover over me)').waitHandle();
  while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await page.waitForSelector('::-p-text(This text is now visible!)', { visible: true });
});
