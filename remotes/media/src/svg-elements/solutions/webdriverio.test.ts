import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('brand', async ({ browser, $ }) => {
  await browser.url('/svgElements');
  await $('aria/Close').click();
  await expect($('aria/Playground logo')).toBeDisplayed();
  await $('aria/Right arrow').click();
  await expect($('svg text')).toHaveText('Playground');
  await expect($('aria/Left arrow')).toBeDisplayed();
});

test('restore', async ({ browser, $ }) => {
  await browser.url('/svgElements');
  await $('aria/Close').click();
  await $('aria/Right arrow').click();
  await $('aria/Left arrow').click();
  await expect($('svg text')).toHaveText('#1 Automation Tool');
});
