import { test } from '@playground/kit/tools/puppeteer';

test('right-click', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/rightClick`);
  await page.locator('::-p-aria(Right click here)').click({ button: 'right' });
  await page.locator('::-p-aria(The button was right clicked)').wait();
});
