import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

test('two-lines', async ({ browser, $ }) => {
  await browser.url('/textareaMultiline');
  await $('#your-text').setValue(`one${Key.Enter}two`);
  await expect($('main output')).toHaveText('Characters: 7');
});

test('family', async ({ browser, $ }) => {
  await browser.url('/textareaMultiline');
  const family = '👩‍👩‍👧';
  if (engine === 'webkit') {
    workaround('The driver cannot type emojis, see https://github.com/SeleniumHQ/selenium/issues/3257');
    await $('#your-text').click();
    await browser.execute((text) => document.execCommand('insertText', false, text), family);
  } else await $('#your-text').setValue(family);
  await expect($('main output')).toHaveText('Characters: 1');
});
