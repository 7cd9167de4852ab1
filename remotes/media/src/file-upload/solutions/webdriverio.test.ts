import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engine, impossible } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
function file(name: string): string {
  const made = path.join(folder, name);
  mkdirSync(path.dirname(made), { recursive: true });
  writeFileSync(made, name);
  return made;
}
const mango = file('mango.txt');

test('collect', async ({ browser, $, $$ }) => {
  await browser.url('/fileUpload');
  await $('aria/Multiple files').addValue([mango, file('cashew.txt')].join('\n'));
  await $('aria/Multiple files').addValue([mango, file('pitanga.txt')].join('\n'));
  await expect($('output=Multiple files: 3 selected')).toBeDisplayed();
  const names = await $$('ul[aria-label="Several files: names"] li').map((name) => name.getText());
  assert.deepEqual(names, ['mango.txt', 'cashew.txt', 'pitanga.txt']);
});

test('folder', async ({ browser, $ }) => {
  if (engine !== 'chromium') {
    return impossible('Only Chromium’s driver can choose a folder, see https://github.com/w3c/webdriver/issues/1742');
  }
  await browser.url('/fileUpload');
  await $('aria/Directory').addValue(path.dirname(file('fruit/mango.txt')));
  await expect($('aria/A folder: names')).toHaveText('mango.txt fruit');
});

test('reset', async ({ browser, $ }) => {
  await browser.url('/fileUpload');
  await $('aria/Single file').addValue(mango);
  await expect($('output=Single file: 1 selected')).toBeDisplayed();
  await $('aria/Reset one file').click();
  await expect($('output=Single file: nothing selected')).toBeDisplayed();
  await expect($('aria/Single file')).toHaveValue('');
});
