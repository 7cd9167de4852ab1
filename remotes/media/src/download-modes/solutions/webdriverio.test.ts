import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('attachment', async ({ browser, $, downloads }) => {
  await browser.url('/downloadModes');
  await $('=Download letter').click();
  const file = path.join(downloads, 'Grüße.txt');
  await browser.waitUntil(() => existsSync(file) && readFileSync(file).length > 0);
  const [, word = ''] = /is (\S+)\./.exec(readFileSync(file, 'utf8')) ?? [];
  await $('aria/Word in the letter').setValue(word);
  await $('button=Check letter').click();
  await expect($('#attachment-outcome')).toHaveText(/^Done:/);
});
