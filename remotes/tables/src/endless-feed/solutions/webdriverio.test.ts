import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('to-the-end', async ({ browser, $ }) => {
  await browser.url('/endlessFeed');
  for (let last = 20; last <= 120; last += 20) {
    await $(`#long-${last}`).waitForExist();
    await $(`#long-${last}`).scrollIntoView();
  }
  await $('#long-120-like').click();
  await expect($('#to-the-end-outcome')).toHaveText(expect.stringContaining('Done:'));
});
