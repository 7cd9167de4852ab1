import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('five', async ({ browser, $ }) => {
  await browser.url('/counter');
  for (let count = 0; count < 5; count += 1) await $('button=Increment').click();
  await expect($('aria/Count')).toHaveText('5');
});

test('below-zero', async ({ browser, $ }) => {
  await browser.url('/counter');
  for (let count = 0; count < 2; count += 1) await $('button=Decrement').click();
  await expect($('aria/Count')).toHaveText('-2');
});
