import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('timer', async ({ browser, $ }) => {
  await browser.url('/staleElements');
  await $('button=Start replacing').click();
  for (let count = 1; count <= 3; count++) {
    await $('#confirm').click();
    if (count === 3) break;
    const { elementId } = await $('#confirm').getElement();
    await browser.waitUntil(async () => (await $('#confirm').getElement()).elementId !== elementId);
  }
  await expect($('#timer-outcome')).toHaveText(expect.stringContaining('Done:'));
});
