import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('right-click', async ({ browser, $ }) => {
  await browser.url('/rightClick');
  await $('button=Right click here').click({ button: 'right' });
  await expect($('button=The button was right clicked')).toBeDisplayed();
});
