import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('exchange', async ({ browser, $, $$ }) => {
  await browser.url('/deleteElements');
  await $('aria/Delete Element 2').click();
  await $('#new-element').setValue('Guarana');
  await browser.keys('Enter');
  await expect($$('main li')).toHaveText(['Element 1', 'Element 3', 'Guarana']);
});

test('none', async ({ browser, $ }) => {
  await browser.url('/deleteElements');
  for (const name of ['Element 1', 'Element 2', 'Element 3']) await $(`aria/Delete ${name}`).click();
  await expect($('main [role=status]')).toHaveText('No elements to display. Add some using the input above.');
});

test('blank', async ({ browser, $ }) => {
  await browser.url('/deleteElements');
  await $('#new-element').setValue('   ');
  await browser.keys('Enter');
  await expect($('main [role=alert]')).toHaveText('Please enter a valid element name.');
});
