import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('pushed', async ({ browser, $ }) => {
  await browser.url('/movingTargets');
  await $('button=Confirm').moveTo(); // brings the banner
  await $('button=Confirm').click();
  await expect($('#pushed-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('circling', async ({ browser, $ }) => {
  await browser.url('/movingTargets');
  await $('button=Let it circle').click();
  await $('button=Catch me').click();
  await expect($('#circling-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('covered', async ({ browser, $ }) => {
  await browser.url('/movingTargets');
  await $('button=Agree').scrollIntoView({ block: 'start' });
  await $('button=Agree').click();
  await expect($('#covered-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('places', async ({ browser, $ }) => {
  await browser.url('/movingTargets');
  await $('button=Save').moveTo(); // lets them change places
  await $('button=Save').click();
  await expect($('#places-outcome')).toHaveText(expect.stringContaining('Done:'));
});
