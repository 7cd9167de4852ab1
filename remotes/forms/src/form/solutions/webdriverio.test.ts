import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('submitted', async ({ browser, $, $$ }) => {
  await browser.url('/form');
  await $('#email').setValue('ana@example.com');
  await $('#password').setValue('secret');
  await $('#desc').setValue('All fine');
  await $('#phone').setValue('12015550123');
  await $('#country').selectByVisibleText('Germany');
  await $('label=Drop the phone').click();
  await $('label=TWO').click();
  await $('button=Submit').click();
  await expect($$('section[aria-label=Result] li')).toHaveText([
    'email: ana@example.com',
    'password: secret',
    'ro: This value must be the same',
    'desc: All fine',
    'color: no value',
    'country: Germany',
    'optionsRadios: TWO',
    'drop_the_phone: checked',
    'phone: 12015550123',
  ]);
});

test('without-a-name', async ({ browser, $ }) => {
  await browser.url('/form');
  const field = $('#phone').$('./following::input[1]');
  await field.setValue('mango');
  await expect(field).toHaveValue('mango');
});
