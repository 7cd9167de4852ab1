import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setInterval } from 'node:timers/promises';
import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';

test('pdf', async ({ page, baseUrl, downloads }) => {
  await page.goto(`${baseUrl}/fileDownload`);
  await page.locator('button::-p-text(PDF)').click();
  await page.waitForSelector('output::-p-text(Downloaded sample.pdf)', { visible: true });
  const file = path.join(downloads, 'sample.pdf');
  // No event reports the end of a download.
  for await (const _ of setInterval(100)) if (existsSync(file) && statSync(file).size > 0) break;
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  assert.equal(digest, 'c16d4b90c1eea05d972c4c1d50bc9580b162d876d5e3931301ccc2e71e16b94f');
});

test('csv', async ({ page, baseUrl, downloads }) => {
  await page.goto(`${baseUrl}/fileDownload`);
  await page.locator('button::-p-text(CSV)').click();
  await page.waitForSelector('output::-p-text(Downloaded sample.csv)', { visible: true });
  const file = path.join(downloads, 'sample.csv');
  // No event reports the end of a download.
  for await (const _ of setInterval(100)) if (existsSync(file) && statSync(file).size > 0) break;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  assert.equal(lines[0], 'Fruit,City,Baskets');
  assert.equal(lines.at(-1), 'Total,all,42');
  answer(lines.at(-1)?.split(',')[2]);
});
