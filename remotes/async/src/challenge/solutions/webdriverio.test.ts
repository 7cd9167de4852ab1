import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('passes', async ({ browser, $ }) => {
  await browser.url('/challenge');
  await $('#gate').click();
  await expect($('#gate-state')).toHaveText('The gate is open.');
  await $('#send-letter').click();
  await expect($('#passes-outcome')).toHaveText(expect.stringContaining('Done:'));
});
