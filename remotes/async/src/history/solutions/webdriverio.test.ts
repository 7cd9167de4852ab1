import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('pushed', async ({ browser, $ }) => {
  await browser.url('/history');
  for (const step of [1, 2, 3]) {
    await $('button=Next step').click();
    await expect($('#pushed-now')).toHaveText(`Step ${step}`);
  }
  await browser.back();
  await browser.back();
  await expect($('#pushed-now')).toHaveText('Step 1');
  await $('button=Confirm step').click();
  await expect($('#pushed-outcome')).toHaveText(expect.stringContaining('Done:'));
});
