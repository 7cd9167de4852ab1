import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('sideways', async ({ browser, $ }) => {
  await browser.url('/scrollPanels');
  await $('#arrive').click();
  await expect($('#sideways-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('sticky-bar', async ({ browser, $ }) => {
  await browser.url('/scrollPanels');
  // The button is already in view, so click() would not scroll, and the bar would intercept the click.
  await $('#confirm').scrollIntoView({ block: 'center' });
  await $('#confirm').click();
  await expect($('#sticky-bar-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('hover', async ({ browser, $ }) => {
  await browser.url('/scrollPanels');
  await $('#invoice-17').moveTo();
  await $('#archive-17').click();
  await expect($('#hover-outcome')).toHaveText(expect.stringContaining('Done:'));
});
