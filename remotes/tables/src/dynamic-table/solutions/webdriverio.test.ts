import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('real-name', async ({ browser, $ }) => {
  await browser.url('/dynamicTable?seed=1');
  const name = $('//tr[th="Black Widow"]/td');
  await expect(name).toHaveText('Natasha Romanoff');
  answer(await name.getText());
});

test('last-row', async ({ browser, $, $$ }) => {
  await browser.url('/dynamicTable?seed=1');
  await expect($$('tbody tr')).toBeElementsArrayOfSize(8);
  answer(await $('tbody tr:last-child th').getText());
});
