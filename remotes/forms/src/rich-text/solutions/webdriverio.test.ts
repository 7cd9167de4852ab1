import { impossible } from '@playground/kit/tools/verdict';
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

test('composed-text', async () => {
  return impossible('WebDriver has no input method, https://github.com/w3c/webdriver/issues/1683');
});
