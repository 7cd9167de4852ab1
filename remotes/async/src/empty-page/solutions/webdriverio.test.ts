import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';

test('heading', async ({ browser, $ }) => {
  await browser.url('/emptyPage');
  answer(await $('h1').getText());
});
