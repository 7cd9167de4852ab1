import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('pushed', async ({ browser, $ }) => {
  await browser.url('/movingTargets');
  await $('button=Confirm').moveTo(); // makes the banner appear
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
  if (engine === 'firefox') {
    workaround(
      'An action does not scroll to its target, https://github.com/mozilla/geckodriver/issues/776. scrollIntoView() scrolls first, because after a failed move the click would use another pointer',
    );
  }
  await browser.url('/movingTargets');
  await $('button=Save').scrollIntoView({ block: 'center' });
  await $('button=Save').moveTo(); // makes the buttons change places
  await $('button=Save').click();
  await expect($('#places-outcome')).toHaveText(expect.stringContaining('Done:'));
});
