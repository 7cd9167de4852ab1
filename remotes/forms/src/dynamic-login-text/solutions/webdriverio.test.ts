import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('login', async ({ browser, $ }) => {
  await browser.url('/dynamicLoginText');
  await $('#email').setValue('ana@example.com');
  await $('#password').setValue('secret');
  await $('main form button').click();
  await expect($('main [role=status]')).toHaveText('Successful login! Welcome back.');
});

test('invalid-address', async ({ browser, $ }) => {
  await browser.url('/dynamicLoginText');
  await $('#email').setValue('ana@example');
  await $('#password').setValue('secret');
  await browser.keys('Enter');
  await expect($('main [role=alert]')).toHaveText('Please enter a valid email address');
});
