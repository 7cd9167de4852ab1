import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('pdf', async ({ browser, $, downloads }) => {
  await browser.url('/fileDownload');
  await $('button=PDF').click();
  await expect($('main output')).toHaveText('Downloaded sample.pdf');
  const file = path.join(downloads, 'sample.pdf');
  const digest = 'c16d4b90c1eea05d972c4c1d50bc9580b162d876d5e3931301ccc2e71e16b94f';
  // No event reports the end of a download. The file is complete when its digest is right.
  const isWhole = () => existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === digest;
  await browser.waitUntil(isWhole);
});

test('csv', async ({ browser, $, downloads }) => {
  await browser.url('/fileDownload');
  await $('button=CSV').click();
  await expect($('main output')).toHaveText('Downloaded sample.csv');
  const file = path.join(downloads, 'sample.csv');
  await browser.waitUntil(() => existsSync(file) && readFileSync(file).length > 0);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  assert.equal(lines[0], 'Fruit,City,Baskets');
  assert.equal(lines.at(-1), 'Total,all,42');
  answer(lines.at(-1)?.split(',')[2]);
});
