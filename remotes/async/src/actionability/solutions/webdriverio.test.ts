import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('attached', async ({ browser, $ }) => {
  await browser.url('/actionability');
  await $('button=Start: Attached').click();
  await $('button=Target: Attached').click(); // waits for the new button
  await expect($('#attached-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('still', async ({ browser, $ }) => {
  await browser.url('/actionability');
  await $('button=Start: Still').click();
  await $('button=Target: Still').waitForStable();
  await $('button=Target: Still').click();
  await expect($('#still-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('on-top', async ({ browser, $ }) => {
  await browser.url('/actionability');
  await $('button=Start: On top').click();
  await $('button=Target: On top').waitForClickable(); // looks at what covers the button
  await $('button=Target: On top').click();
  await expect($('#on-top-outcome')).toHaveText(expect.stringContaining('Done:'));
});
