import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('pay', async ({ browser, $ }) => {
  await browser.url('/radioButtons');
  await expect($('button=Next')).toBeDisabled();
  await $('label=Debit card').click();
  await $('button=Next').click();
  await expect($('main [role=status]')).toHaveText('Paying with Debit card');
  await expect($('#debit-card:disabled')).toBeExisting();
});

test('change', async ({ browser, $ }) => {
  await browser.url('/radioButtons');
  await $('label=PayPal').click();
  await $('button=Next').click();
  await $('button=Cancel').click();
  await $('label=Bank transfer').click();
  await $('button=Next').click();
  await expect($('main [role=status]')).toHaveText('Paying with Bank transfer');
});
