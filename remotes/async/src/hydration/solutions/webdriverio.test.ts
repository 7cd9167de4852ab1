import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('dead', async ({ browser, $ }) => {
  await browser.url('/hydration');
  await $('button=Load guests').click();
  await expect($('#guests-life')).toHaveText('This part is alive.');
  await $('#guest').setValue(await $('#guest-to-add').getText());
  await $('button=Add guest').click();
  await expect($('#dead-outcome')).toHaveText(expect.stringContaining('Done:'));
});
