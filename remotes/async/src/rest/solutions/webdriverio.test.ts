import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('create', async ({ browser, $ }) => {
  await browser.url('/rest');
  await $('#new-title').addValue(await $('#title-to-create').getText());
  await $('#new-note').addValue(await $('#text-to-create').getText());
  await $('button=Create note').click();
  const call = await $('#create-calls').$('li*=201').getText();
  await $('#note-id').addValue(/"id":"(\w+)"/.exec(call)?.[1] ?? '');
  await $('button=Find note').click();
  await expect($('#create-outcome')).toHaveText(expect.stringContaining('Done:'));
});
