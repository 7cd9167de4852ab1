import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('viewport-width', async ({ browser, $ }) => {
  await browser.url('/environment');
  const around = await browser.execute(() => window.outerWidth - window.innerWidth);
  await browser.setWindowSize(800 + around, 900);
  await $('#check-width').click();
  await expect($('#viewport-width-outcome')).toHaveText(expect.stringContaining('Done:'));
});
