import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('consent-banner', async ({ browser, $ }) => {
  await browser.url('/overlays');
  await $('#consent-banner-switch').click();
  await $('button=Refuse all').click();
  await $('#customer').setValue('Ada');
  await $('#lamps').setValue('3');
  await $('button=Order').click();
  await expect($('#consent-banner-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('exit-intent', async ({ browser, $ }) => {
  await browser.url('/overlays');
  await $('#exit-intent-switch').click();
  await $('#shop').moveTo();
  const { height } = await $('#shop').getSize();
  // Moves out over the upper edge. Offsets count from the middle of the shop.
  await $('#shop').moveTo({ yOffset: -Math.ceil(height / 2) - 5 });
  await $('button=Refuse the offer').click();
  await $('#customer').setValue('Ada');
  await $('#lamps').setValue('3');
  await $('button=Order').click();
  await expect($('#exit-intent-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('toast', async ({ browser, $ }) => {
  await browser.url('/overlays');
  await $('#toast-switch').click();
  await $('#customer').setValue('Ada');
  await $('#lamps').setValue('3');
  await $('aria/Close message').click();
  await $('button=Order').click();
  await expect($('#toast-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('busy-veil', async ({ browser, $ }) => {
  await browser.url('/overlays');
  await $('#busy-veil-switch').click();
  await $('#customer').setValue('Ada');
  await $('#lamps').setValue('3');
  await $('#veil').waitForExist({ reverse: true });
  await $('button=Order').click();
  await expect($('#busy-veil-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('consent-manager', async ({ browser, $, $$ }) => {
  await browser.url('/overlays');
  await $('#consent-manager-switch').click();
  const wanted = await $('#consent-purpose').getText();
  await browser.switchFrame($('#consent-frame'));
  await $('label').waitForDisplayed();
  for (const label of await $$('label').getElements()) {
    if ((await label.getText()) !== wanted) await label.click();
  }
  await $('button=Save choice').click();
  await browser.switchFrame(null);
  await $('#consent-frame').waitForExist({ reverse: true });
  await $('#customer').setValue('Ada');
  await $('#lamps').setValue('3');
  await $('button=Order').click();
  await expect($('#consent-manager-outcome')).toHaveText(expect.stringContaining('Done:'));
});
