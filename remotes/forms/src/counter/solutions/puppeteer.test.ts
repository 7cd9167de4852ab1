import { test } from '@playground/tools/puppeteer';

test('five', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/counter`);
  for (let count = 0; count < 5; count += 1) await page.locator('::-p-aria(Increment)').click();
  await page.locator('::-p-aria(Count) ::-p-text(5)').wait();
});

test('below-zero', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/counter`);
  for (let count = 0; count < 2; count += 1) await page.locator('::-p-aria(Decrement)').click();
  await page.locator('output ::-p-text(-2)').wait();
});
