import { test } from '@playground/kit/tools/puppeteer';

test('first', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/similarPages`);
  await page.locator('main form input').fill('Clarice Lispector');
  await page.locator('main form button').click();
  await page.waitForSelector('[role=status] ::-p-text(A book by Clarice Lispector was found!)', { visible: true });
});

test('second', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/similarPages/secondVersion`);
  await page.locator('main form input').fill('Clarice Lispector');
  await page.locator('main form button').click();
  await page.waitForSelector('[role=status] ::-p-text(A book by Clarice Lispector was found!)', { visible: true });
});
