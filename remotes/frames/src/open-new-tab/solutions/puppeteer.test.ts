import { test } from '@playground/kit/tools/puppeteer';

test('new-tab', async ({ page, context, baseUrl }) => {
  await page.goto(`${baseUrl}/openNewTab`);
  await page.locator('::-p-aria(Open new tab)').click();
  const target = await context.waitForTarget((other) => other.url() === `${baseUrl}/newTab`);
  const tab = await target.page();
  await tab?.locator('::-p-text(This page was opened in a new tab.)').wait();
});
