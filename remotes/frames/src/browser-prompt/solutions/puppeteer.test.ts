import { test } from '@playground/kit/tools/puppeteer';

test('welcome', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/browserPrompt`);
  page.once('dialog', (dialog) => dialog.accept('Ana'));
  await page.locator('::-p-aria(Open prompt)').click();
  await page.waitForSelector('::-p-text(Welcome, Ana)', { visible: true });
});

test('on-load', async ({ page, baseUrl }) => {
  page.once('dialog', (dialog) => dialog.accept('Bia'));
  await page.goto(`${baseUrl}/browserPromptOnLoad`);
  await page.waitForSelector('::-p-text(Welcome, Bia)', { visible: true });
});

test('cancelled', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/browserPrompt`);
  page.once('dialog', (dialog) => dialog.accept('Ana'));
  await page.locator('::-p-aria(Open prompt)').click();
  await page.waitForSelector('::-p-text(Welcome, Ana)', { visible: true });
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.locator('::-p-aria(Open prompt)').click();
  await page.waitForSelector('::-p-text(Welcome, Ana)', { hidden: true });
});
