import { test } from '@playground/kit/tools/puppeteer';

test('login', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dynamicLoginText`);
  await page.locator('::-p-aria(Email[role="textbox"])').fill('ana@example.com');
  await page.locator('input[type=password]').fill('secret');
  await page.locator('main form button').click();
  await page.waitForSelector('[role=status] ::-p-text(Successful login! Welcome back.)', { visible: true });
});

test('invalid-address', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dynamicLoginText`);
  await page.locator('::-p-aria(Email[role="textbox"])').fill('ana@example');
  await page.locator('input[type=password]').fill('secret');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=alert] ::-p-text(Please enter a valid email address)', { visible: true });
});
