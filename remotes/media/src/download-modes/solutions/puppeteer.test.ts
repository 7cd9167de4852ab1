import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setInterval } from 'node:timers/promises';
import { test } from '@playground/kit/tools/puppeteer';

test('attachment', async ({ page, baseUrl, downloads }) => {
  await page.goto(`${baseUrl}/downloadModes`);
  await page.locator('::-p-aria(Download letter)').click();
  const file = path.join(downloads, 'Grüße.txt');
  // No event reports the end of a download.
  for await (const _ of setInterval(100)) if (existsSync(file) && statSync(file).size > 0) break;
  const [, word = ''] = /is (\S+)\./.exec(readFileSync(file, 'utf8')) ?? [];
  await page.locator('::-p-aria(Word in the letter[role="textbox"])').fill(word);
  await page.locator('::-p-aria(Check letter)').click();
  await page.waitForSelector('#attachment-outcome::-p-text(Done:)', { visible: true });
});

test('same-name-twice', async ({ page, baseUrl, downloads }) => {
  await page.goto(`${baseUrl}/downloadModes`);
  const file = path.join(downloads, 'invoice.txt');
  await page.locator('::-p-aria(Download first invoice)').click();
  for await (const _ of setInterval(100)) if (existsSync(file) && statSync(file).size > 0) break;
  rmSync(file); // Firefox would give the second file another name.
  await page.locator('::-p-aria(Download second invoice)').click();
  for await (const _ of setInterval(100)) if (existsSync(file) && statSync(file).size > 0) break;
  const [, word = ''] = /is (\S+)\./.exec(readFileSync(file, 'utf8')) ?? [];
  await page.locator('::-p-aria(Word in the second invoice[role="textbox"])').fill(word);
  await page.locator('::-p-aria(Check second invoice)').click();
  await page.waitForSelector('#same-name-twice-outcome::-p-text(Done:)', { visible: true });
});
