import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('stop', async ({ browser, $ }) => {
  await browser.url('/progress');
  // Found beforehand: when the bar is near, each further call takes time.
  const download = await $('#download').getElement();
  const stop = await $('#stop-download').getElement();
  await $('button=Start download').click();
  const isNear = async () => Number(await download.getAttribute('aria-valuenow')) >= 75;
  await browser.waitUntil(isNear, { timeout: 15000, interval: 10 });
  await stop.click();
  await expect($('#stop-outcome')).toHaveText(expect.stringContaining('Done:'));
});
