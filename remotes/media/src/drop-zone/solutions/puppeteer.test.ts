import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playground/kit/tools/puppeteer';
import { engine, impossible } from '@playground/kit/tools/verdict';

const notes = path.join(mkdtempSync(path.join(tmpdir(), 'files-')), 'notes.txt');
writeFileSync(notes, 'notes');

test('drop', async ({ page, baseUrl }) => {
  if (engine !== 'chromium') {
    return impossible('BiDi has no drag commands, https://github.com/puppeteer/puppeteer/issues/12293');
  }
  await page.goto(`${baseUrl}/dropZone`);
  const area = await page.locator('#drop-area').waitHandle();
  await area.scrollIntoView();
  const data = { items: [], files: [notes], dragOperationsMask: 1 };
  const point = await area.clickablePoint();
  await page.mouse.dragEnter(point, data);
  await page.mouse.dragOver(point, data);
  await page.mouse.drop(point, data);
  await page.waitForSelector('#drop-outcome::-p-text(Done:)', { visible: true });
});

test('hidden-input', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dropZone`);
  const choosing = page.waitForFileChooser();
  await page.locator('::-p-aria(Choose file)').click();
  await (await choosing).accept([notes]);
  await page.locator('::-p-aria(Upload chosen file)').click();
  await page.waitForSelector('#hidden-input-outcome::-p-text(Done:)', { visible: true });
});
