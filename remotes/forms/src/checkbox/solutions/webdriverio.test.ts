import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('one-of-each', async ({ browser, $ }) => {
  await browser.url('/checkbox');
  await $('#second').click();
  await $('label=1').click();
  await expect($('#first')).not.toBeSelected();
  await expect($('#second')).toBeSelected();
  await expect($('#one')).toBeSelected();
  await expect($('#two')).not.toBeSelected();
});
