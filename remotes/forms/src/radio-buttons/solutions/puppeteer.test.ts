import { test } from '@playground/kit/tools/puppeteer';

test('pay', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/radioButtons`);
  await page.waitForSelector('button:disabled ::-p-text(Next)', { visible: true });
  await page.locator('::-p-aria(Debit card)').click();
  await page.locator('::-p-aria(Next)').click();
  await page.waitForSelector('::-p-text(Paying with Debit card)', { visible: true });
  await page.locator('#debit-card:disabled').wait();
});

test('change', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/radioButtons`);
  await page.locator('::-p-aria(PayPal)').click();
  await page.locator('::-p-aria(Next)').click();
  await page.locator('::-p-aria(Cancel)').click();
  await page.locator('::-p-aria(Bank transfer)').click();
  await page.locator('::-p-aria(Next)').click();
  await page.waitForSelector('::-p-text(Paying with Bank transfer)', { visible: true });
});
