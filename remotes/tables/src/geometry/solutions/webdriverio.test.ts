import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('wrapped', async ({ browser, $ }) => {
  await browser.url('/geometry');
  await $('#wrapped-link').click();
  await expect($('#wrapped-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('ring', async ({ browser, $ }) => {
  await browser.url('/geometry');
  await $('#ring-shape').click({ y: -62 }); // from the middle of its box
  await expect($('#ring-outcome')).toHaveText(expect.stringContaining('Done:'));
});
