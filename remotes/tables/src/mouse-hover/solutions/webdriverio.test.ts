import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

test('hover', async ({ browser, $ }) => {
  await browser.url('/mouseHover');
  await $('button=Hover over me').moveTo();
  await expect($('main [role=status]')).toHaveText('This text is now visible!');
  await $('h1').moveTo();
  await expect($('main [role=status]')).not.toBeExisting();
});

test('focus', async ({ browser, $ }) => {
  await browser.url('/mouseHover');
  const button = $('button=Hover over me');
  await button.waitForDisplayed();
  while (!(await button.isFocused())) await browser.keys(Key.Tab);
  await expect($('main [role=status]')).toHaveText('This text is now visible!');
});
