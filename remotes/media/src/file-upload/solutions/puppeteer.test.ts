import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playground/kit/tools/puppeteer';
import { engine, impossible } from '@playground/kit/tools/verdict';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
function file(name: string): string {
  const made = path.join(folder, name);
  mkdirSync(path.dirname(made), { recursive: true });
  writeFileSync(made, name);
  return made;
}
const mango = file('mango.txt');

test('collect', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/fileUpload`);
  const field = await page.locator('input#multiple-files').waitHandle();
  await field.uploadFile(mango, file('cashew.txt'));
  await field.uploadFile(mango, file('pitanga.txt'));
  await page.waitForSelector('output::-p-text(Multiple files: 3 selected)', { visible: true });
  const names = await page.$$eval('ul[aria-label="Several files: names"] li', (all) =>
    all.map((one) => one.textContent),
  );
  assert.deepEqual(names, ['mango.txt', 'cashew.txt', 'pitanga.txt']);
});

test('folder', async ({ page, baseUrl }) => {
  if (engine === 'firefox') {
    return impossible(
      'In Firefox, a tool can choose files but not a folder, see https://github.com/w3c/webdriver/issues/1742',
    );
  }
  await page.goto(`${baseUrl}/fileUpload`);
  const field = await page.locator('input#directory').waitHandle();
  await field.uploadFile(path.dirname(file('fruit/mango.txt')));
  await page.waitForSelector('ul[aria-label="A folder: names"] ::-p-text(mango.txt fruit)', { visible: true });
});

test('reset', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/fileUpload`);
  const field = await page.locator('input#single-file').waitHandle();
  await field.uploadFile(mango);
  await page.waitForSelector('output::-p-text(Single file: 1 selected)', { visible: true });
  await page.locator('::-p-aria(Reset one file)').click();
  await page.waitForSelector('output::-p-text(Single file: nothing selected)', { visible: true });
  assert.equal(await field.evaluate(({ value }) => value), '');
});
