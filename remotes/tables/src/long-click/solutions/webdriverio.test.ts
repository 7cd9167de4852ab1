import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('long', async ({ browser, $ }) => {
  await browser.url('/longClick');
  await $('#threshold').selectByVisibleText('2');
  await $('button=Click here').click({ duration: 2500 });
  await expect($('p=Long click')).toBeDisplayed();
});

test('normal', async ({ browser, $ }) => {
  await browser.url('/longClick');
  await $('#threshold').selectByVisibleText('5');
  await $('button=Click here').click({ duration: 2000 });
  await expect($('p=Normal click')).toBeDisplayed();
});
