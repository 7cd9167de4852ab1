import { test } from '@playground/tools/puppeteer';

test('pay', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/radioButtons`);
  await page.locator('button:disabled ::-p-text(Next)').wait();
  await page.locator('::-p-aria(Debit card)').click();
  await page.locator('::-p-aria(Next)').click();
  await page.locator('::-p-text(Paying with Debit card)').wait();
  await page.locator('#debit-card:disabled').wait();
});

test('change', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/radioButtons`);
  await page.locator('::-p-aria(PayPal)').click();
  await page.locator('::-p-aria(Next)').click();
  await page.locator('::-p-aria(Cancel)').click();
  await page.locator('::-p-aria(Bank transfer)').click();
  await page.locator('::-p-aria(Next)').click();
  await page.locator('::-p-text(Paying with Bank transfer)').wait();
});
