import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('menus', async ({ browser, $, $$ }) => {
  await browser.url('/dropdowns');
  await $('button=Dropdown button').click();
  await $('#simple-dropdown-menu').$('button=Another action').click();
  await $('button=Toggle Dropdown').click();
  await $('#split-dropdown-menu').$('button=Something else here').click();
  await expect($$('main dd')).toHaveText(['Another action', 'Something else here', 'None', 'None', 'None']);
});

test('lists', async ({ browser, $, $$ }) => {
  await browser.url('/dropdowns');
  await $('#simple-select').selectByVisibleText('Two');
  await $('#single-list-select').selectByVisibleText('One');
  await $('#multiple-list-select').selectByVisibleText('One');
  await $('#multiple-list-select').selectByVisibleText('Three');
  await expect($$('main dd')).toHaveText(['None', 'None', 'Two', 'One', 'One, Three']);
});
