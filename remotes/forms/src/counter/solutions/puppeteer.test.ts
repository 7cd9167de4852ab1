import { test } from '@playground/kit/tools/puppeteer';

test('five', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/counter`);
  for (let count = 0; count < 5; count += 1) await page.locator('::-p-aria(Increment)').click();
  await page.waitForSelector('::-p-aria(Count) ::-p-text(5)', { visible: true });
});

test('below-zero', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/counter`);
  for (let count = 0; count < 2; count += 1) await page.locator('::-p-aria(Decrement)').click();
  await page.waitForSelector('output ::-p-text(-2)', { visible: true });
});
