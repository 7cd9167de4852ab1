import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('stop', async ({ browser, $ }) => {
  await browser.url('/progress');
  await $('button=Start download').click();
  const isNear = async () => Number(await $('#download').getAttribute('aria-valuenow')) >= 75;
  await browser.waitUntil(isNear, { timeout: 15000, interval: 10 });
  await $('#stop-download').click();
  await expect($('#stop-outcome')).toHaveText(expect.stringContaining('Done:'));
});
