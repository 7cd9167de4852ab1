import { test } from '@playground/kit/tools/puppeteer';
import { engine, impossible } from '@playground/kit/tools/verdict';

test('editable-block', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/richText`);
  const wanted = await page
    .locator('#note-wanted')
    .map((element) => element.textContent)
    .wait();
  // A locator's fill() would set the text by a script.
  await page.locator('#note').click({ count: 3 }); // selects the text
  await page.keyboard.type(wanted);
  await page.locator('#check-note').click();
  await page.waitForSelector('#editable-block-outcome::-p-text(Done:)', { visible: true });
});

test('composed-text', async ({ page, baseUrl }) => {
  if (engine !== 'chromium') {
    return impossible('WebDriver BiDi has no input method, https://github.com/w3c/webdriver/issues/1683');
  }
  await page.goto(`${baseUrl}/richText`);
  const text = await page
    .locator('#word-wanted')
    .map((element) => element.textContent)
    .wait();
  await page.locator('#word[contenteditable]').click();
  const cdp = await page.createCDPSession();
  await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await cdp.send('Input.insertText', { text }); // ends the composition
  await page.locator('#check-word').click();
  await page.waitForSelector('#composed-text-outcome::-p-text(Done:)', { visible: true });
});
