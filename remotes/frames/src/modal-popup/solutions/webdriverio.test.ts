import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('second-modal', async ({ browser, $ }) => {
  await browser.url('/modalPopup');
  await $('button=Open first modal').click();
  await $('button=Open second modal').click();
  await expect($('div=Hi. This is the second modal popup.')).toBeDisplayed();
});

test('closed', async ({ browser, $ }) => {
  await browser.url('/modalPopup');
  await $('button=Open first modal').click();
  await $('button=Open second modal').click();
  await $('#modal-2').$('aria/Close').click();
  await expect($('[role=dialog]')).not.toBeExisting();
});
