import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('first', async ({ browser, $ }) => {
  await browser.url('/similarPages');
  await $('main form input').setValue('Clarice Lispector');
  await $('main form button').click();
  await expect($('main [role=status]')).toHaveText('A book by Clarice Lispector was found!');
});

test('second', async ({ browser, $ }) => {
  await browser.url('/similarPages/secondVersion');
  await $('main form input').setValue('Clarice Lispector');
  await $('main form button').click();
  await expect($('main [role=status]')).toHaveText('A book by Clarice Lispector was found!');
});
