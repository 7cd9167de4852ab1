import { test } from '@playground/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('two-lines', async ({ browser, $ }) => {
  await browser.url('/textareaMultiline');
  await $('#your-text').setValue('one\ntwo');
  await expect($('main output')).toHaveText('Characters: 7');
});

test('family', async ({ browser, $ }) => {
  await browser.url('/textareaMultiline');
  await $('#your-text').setValue('👩‍👩‍👧');
  await expect($('main output')).toHaveText('Characters: 1');
});
