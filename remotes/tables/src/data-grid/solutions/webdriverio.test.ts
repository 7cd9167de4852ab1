import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

test('customer', async ({ browser, $ }) => {
  await browser.url('/dataGrid');
  const number = await $('#customer-order').getText();
  await $('#filter').setValue(number);
  await $('#customer-answer').setValue(await $(`#${number} td`).getText());
  await $('button=Check customer').click();
  await expect($('#customer-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('two-keys', async ({ browser, $ }) => {
  await browser.url('/dataGrid');
  await $('#sort-city').click();
  // click() has no modifiers, so an action holds the key down until releaseActions().
  await browser.action('key').down(Key.Shift).perform(true);
  const header = browser.action('pointer').move({ origin: $('#sort-amount') });
  await header.down().up().down().up().perform(true); // the second press sorts downwards
  await browser.releaseActions();
  await expect($('#two-keys-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('row-menu', async ({ browser, $ }) => {
  await browser.url('/dataGrid');
  const number = await $('#row-menu-order').getText();
  await $('#filter').setValue(number);
  await $(`#${number}:only-child td`).moveTo(); // shows the menu's button
  await $(`#menu-${number}`).click();
  await $('button=Cancel order').click();
  await expect($('#row-menu-outcome')).toHaveText(expect.stringContaining('Done:'));
});
