import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

test('editable-block', async ({ browser, $ }) => {
  await browser.url('/richText');
  // setValue() would empty the block by a script.
  await $('#note').click();
  await browser.keys([Key.Ctrl, 'a']);
  await browser.keys(await $('#note-wanted').getText());
  await $('#check-note').click();
  await expect($('#editable-block-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('code-editor', async ({ browser, $ }) => {
  await browser.url('/richText');
  const lamp = Number((await $('#lamp-wanted').getText()).replace('lamp-', ''));
  await $('#open-code').click();
  await $('#lamps-host').$('>>>#lamps').click();
  await browser.keys([Key.Ctrl, Key.Home]);
  for (let line = 1; line < lamp; line += 1) await browser.keys(Key.ArrowDown);
  await browser.keys(Key.End);
  for (const key of [Key.Backspace, Key.Backspace]) await browser.keys(key);
  await browser.keys(await $('#value-wanted').getText());
  await $('#check-code').click();
  await expect($('#code-editor-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('composed-text', async ({ browser, $ }) => {
  await browser.url('/richText');
  const text = await $('#word-wanted').getText();
  await $('#word[contenteditable]').click();
  if (engine === 'firefox') {
    workaround(
      'setMozContext() reaches the input method, if geckodriver starts with --allow-system-access: https://webdriver.io/docs/api/gecko#setmozcontext',
    );
    await browser.setMozContext('chrome');
    await browser.executeScript(
      `const method = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
      method.beginInputTransactionForTests(window);
      method.setPendingCompositionString(arguments[0]);
      method.appendClauseToPendingComposition(arguments[0].length, method.ATTR_RAW_CLAUSE);
      method.setCaretInPendingComposition(arguments[0].length);
      method.flushPendingComposition();
      method.commitComposition();`,
      [text],
    );
    await browser.setMozContext('content');
  } else if (engine === 'webkit') {
    workaround(
      'WebDriver has no input method, https://github.com/w3c/webdriver/issues/1683. That of GTK takes Ctrl+Shift+U and the number of a letter',
    );
    for (const letter of text) {
      if (letter <= '~') await browser.keys(letter);
      else {
        await browser.keys([Key.Ctrl, Key.Shift, 'u']);
        await browser.keys([...(letter.codePointAt(0)?.toString(16) ?? ''), Key.Enter]);
      }
    }
  } else {
    workaround('WebDriver has no input method, https://github.com/w3c/webdriver/issues/1683. CDP has one');
    const caret = { selectionStart: text.length, selectionEnd: text.length };
    await browser.sendCommand('Input.imeSetComposition', { text, ...caret });
    await browser.sendCommand('Input.insertText', { text }); // ends the composition
  }
  await $('#check-word').click();
  await expect($('#composed-text-outcome')).toHaveText(expect.stringContaining('Done:'));
});
