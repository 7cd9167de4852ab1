import { test } from '@playground/kit/tools/puppeteer';

test('second-modal', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/modalPopup`);
  await page.locator('::-p-aria(Open first modal)').click();
  await page.locator('::-p-aria(Open second modal)').click();
  await page.waitForSelector('::-p-text(Hi. This is the second modal popup.)', { visible: true });
});

test('closed', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/modalPopup`);
  await page.locator('::-p-aria(Open first modal)').click();
  await page.locator('::-p-aria(Open second modal)').click();
  await page.locator('#modal-2 ::-p-aria(Close)').click();
  await page.waitForSelector('[role=dialog]', { hidden: true });
});
