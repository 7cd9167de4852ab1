import assert from 'node:assert/strict';
import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';

test('zip-code', async ({ browser, $ }) => {
  await browser.url('/regex');
  await $('main li').waitForDisplayed();
  const text = String(await $('main').getProperty('innerText'));
  const [code] = text.match(/(?<=^ZIP code: )\d{5}-\d{3}$/m) ?? assert.fail(text);
  answer(code);
});
