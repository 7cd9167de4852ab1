import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('new-tab', async ({ browser, $ }) => {
  await browser.url('/openNewTab');
  await $('=Open new tab').click();
  await browser.waitUntil(async () => (await browser.getWindowHandles()).length === 2);
  await browser.switchWindow('/newTab');
  await expect($('p=This page was opened in a new tab.')).toBeDisplayed();
});
