import { test } from '@playground/kit/tools/puppeteer';
import { engine, workaround } from '@playground/kit/tools/verdict';

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
  await page.goto(`${baseUrl}/richText`);
  const text = await page
    .locator('#word-wanted')
    .map((element) => element.textContent)
    .wait();
  await page.locator('#word[contenteditable]').click();
  if (engine === 'firefox') {
    workaround(
      'WebDriver BiDi has no input method, https://github.com/w3c/webdriver/issues/1683. Puppeteer’s connection reaches that of Firefox, if launch() gets --remote-allow-system-access in args',
    );
    const { connection } = page.browser() as unknown as Connected;
    const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const functionDeclaration = `(text) => {
      const method = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
      method.beginInputTransactionForTests(window);
      method.setPendingCompositionString(text);
      method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE);
      method.setCaretInPendingComposition(text.length);
      method.flushPendingComposition();
      method.commitComposition();
    }`;
    const target = { context: result.contexts[0]?.context };
    const input = [{ type: 'string', value: text }];
    await connection.send('script.callFunction', {
      functionDeclaration,
      target,
      arguments: input,
      awaitPromise: false,
    });
  } else {
    const cdp = await page.createCDPSession();
    await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await cdp.send('Input.insertText', { text }); // ends the composition
  }
  await page.locator('#check-word').click();
  await page.waitForSelector('#composed-text-outcome::-p-text(Done:)', { visible: true });
});

interface Connected {
  connection: { send(method: string, parameters: object): Promise<{ result: { contexts: { context: string }[] } }> };
}
