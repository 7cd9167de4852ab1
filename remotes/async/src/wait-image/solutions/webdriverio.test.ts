import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('image', async ({ browser, $ }) => {
  await browser.url('/waitImage');
  await expect($('output img')).toBeDisplayed({ wait: 10_000 });
  answer(await $('output img').getAttribute('alt'));
});
