import { test } from '@playground/kit/tools/puppeteer';

test('valid', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/verifyCode`);
  await page.locator('::-p-aria(Get Code)').click();
  const code = await page
    .locator('form strong')
    .map((strong) => strong.innerText)
    .wait();
  await page.locator('::-p-aria(Type the code[role="textbox"])').fill(code);
  await page.locator('::-p-aria(Verify)').click();
  await page.waitForSelector('output::-p-text(Valid Code)', { visible: true });
});

test('invalid', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/verifyCode`);
  await page.locator('::-p-aria(Get Code)').click();
  await page.locator('::-p-aria(Type the code[role="textbox"])').fill('0000');
  await page.locator('::-p-aria(Verify)').click();
  await page.waitForSelector('[role=alert]::-p-text(Invalid Code. Try again.)', { visible: true });
});
