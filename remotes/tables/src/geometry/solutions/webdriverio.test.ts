import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('wrapped', async ({ browser, $ }) => {
  await browser.url('/geometry');
  await $('#wrapped-link').click();
  await expect($('#wrapped-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('ring', async ({ browser, $ }) => {
  await browser.url('/geometry');
  await $('svg[aria-label=Wheel]').click({ y: -62 }); // from the middle, which the ring has too
  await expect($('#ring-outcome')).toHaveText(expect.stringContaining('Done:'));
});
