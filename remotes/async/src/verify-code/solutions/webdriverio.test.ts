import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('valid', async ({ browser, $ }) => {
  await browser.url('/verifyCode');
  await $('button=Get Code').click();
  await $('aria/Type the code').setValue(await $('form strong').getText());
  await $('button=Verify').click();
  await expect($('form output')).toHaveText('Valid Code');
});

test('invalid', async ({ browser, $ }) => {
  await browser.url('/verifyCode');
  await $('button=Get Code').click();
  await $('aria/Type the code').setValue('0000');
  await $('button=Verify').click();
  await expect($('form [role=alert]')).toHaveText('Invalid Code. Try again.');
});
