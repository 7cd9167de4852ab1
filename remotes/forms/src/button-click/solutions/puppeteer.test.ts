import { test } from '@playground/kit/tools/puppeteer';

test('reveal', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/buttonClick`);
  const message = page.locator('main ::-p-text(You clicked the button!)');
  await message.setVisibility('hidden').wait();
  await page.locator('::-p-aria(Click here)').click();
  await message.setVisibility('visible').wait();
});
