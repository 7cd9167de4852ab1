import { randomUUID } from 'node:crypto';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

const inbox = process.env.PLAYGROUND_INBOX ?? 'http://localhost:3101';

test('right-code', async ({ browser, $ }) => {
  const address = `tester-${randomUUID()}@example.com`;
  await browser.url('/emailValidation');
  await $('aria/Email address').setValue(address);
  await $('button=Send e-mail').click();
  await expect($('form[aria-label="Step 1"] output')).toHaveText('We have sent you an e-mail with a validation code.');

  const mailbox = await fetch(`${inbox}/api/mailbox/${address}?wait=10`);
  const { mails } = await mailbox.json();
  const [code] = mails[0].text.match(/\d{6}/);

  await $('aria/Validation Code').setValue(code);
  await $('button=Verify').click();
  await expect($('form[aria-label="Step 2"] output')).toHaveText('The validation code is right.');
});

test('invalid-address', async ({ browser, $ }) => {
  await browser.url('/emailValidation');
  await $('aria/Email address').setValue('tester@example');
  await $('button=Send e-mail').click();
  await expect($('form [role=alert]')).toHaveText('Invalid e-mail address. Please insert a valid e-mail address.');
  await expect($('aria/Email address')).toHaveValue('');
});

test('second-try', async ({ browser, $ }) => {
  await browser.url('/emailValidation?fault=send-email:503@1');
  await $('aria/Email address').setValue(`tester-${randomUUID()}@example.com`);
  await $('button=Send e-mail').click();
  await expect($('form [role=alert]')).toHaveText('Failed to send the e-mail. Please try again later.');
  await $('button=Send e-mail').click();
  await expect($('form[aria-label="Step 1"] output')).toHaveText('We have sent you an e-mail with a validation code.');
});

test('short-code', async ({ browser, $ }) => {
  await browser.url('/emailValidation');
  await $('aria/Validation Code').setValue('12345');
  await $('button=Verify').click();
  await expect($('form [role=alert]')).toHaveText('Validation code must be 6 digits.');
});
