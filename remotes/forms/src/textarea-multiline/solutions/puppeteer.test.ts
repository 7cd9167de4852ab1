import { test } from '@playground/kit/tools/puppeteer';

test('two-lines', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/textareaMultiline`);
  await page.locator('::-p-aria(Your text[role="textbox"])').fill('one\ntwo');
  await page.waitForSelector('main output::-p-text(Characters: 7)', { visible: true });
});

test('family', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/textareaMultiline`);
  await page.locator('::-p-aria(Your text[role="textbox"])').fill('👩‍👩‍👧');
  await page.waitForSelector('main output::-p-text(Characters: 1)', { visible: true });
});
