import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('non-breaking-spaces', async ({ browser, $ }) => {
  await browser.url('/textTraps');
  const words = await $('#non-breaking-spaces-wanted').getText();
  await $(`//button[translate(., '\u00a0', ' ')='${words}']`).click();
  await expect($('#non-breaking-spaces-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('text-by-before', async ({ browser, $ }) => {
  await browser.url('/textTraps');
  const words = await $('#text-by-before-wanted').getText();
  for (const place of [1, 2, 3, 4]) {
    const button = $(`#text-by-before-${place}`);
    if ((await button.getComputedLabel()) === words) await button.click();
  }
  await expect($('#text-by-before-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('label-not-the-name', async ({ browser, $ }) => {
  await browser.url('/textTraps');
  const word = await $('#label-not-the-name-wanted').getText();
  await $('#label-not-the-name').$(`button=${word}`).click();
  await expect($('#label-not-the-name-outcome')).toHaveText(expect.stringContaining('Done:'));
});
