import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playground/kit/tools/playwright';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
function file(name: string, content: string | Buffer = name): string {
  const made = path.join(folder, name);
  writeFileSync(made, content);
  return made;
}
/** One transparent pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('drop', async ({ page, context }) => {
  if (engine !== 'chromium') {
    return impossible('drop() dispatches events by a script, https://github.com/microsoft/playwright/pull/40283');
  }
  workaround(
    'drop() dispatches events by a script, https://github.com/microsoft/playwright/pull/40283. CDP does it instead',
  );
  await page.goto('/dropZone');
  const area = page.getByRole('region', { name: 'Drop a file here' });
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  const data = { items: [], files: [file('notes.txt')], dragOperationsMask: 1 };
  const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  const cdp = await context.newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, data, ...point });
  await expect(page.getByRole('status', { name: 'Drop' })).toContainText('Done:');
});

test('hidden-input', async ({ page }) => {
  await page.goto('/dropZone');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await (await choosing).setFiles(file('notes.txt'));
  await page.getByRole('button', { name: 'Upload chosen file' }).click();
  await expect(page.getByRole('status', { name: 'Hidden input' })).toContainText('Done:');
});

test('paste', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
  await page.goto('/dropZone');
  await page.evaluate(async (png) => {
    const picture = new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }, PNG);
  await page.getByLabel('Paste a picture here').press('ControlOrMeta+V');
  await expect(page.getByRole('status', { name: 'Paste' })).toContainText('Done:');
});

test('too-large', async ({ page }) => {
  await page.goto('/dropZone');
  const station = page.getByRole('region', { name: 'Too large' });
  await station.getByLabel('Large file').setInputFiles(file('large.bin', Buffer.alloc(11 * 1024 * 1024)));
  await station.getByRole('button', { name: 'Upload large file' }).click();
  await expect(station.getByRole('alert')).toHaveText('The file is larger than 10 MB.');
  await station.getByLabel('Large file').setInputFiles(file('small.bin'));
  await station.getByRole('button', { name: 'Upload large file' }).click();
  await expect(page.getByRole('status', { name: 'Too large' })).toContainText('Done:');
});

test('wrong-type', async ({ page }) => {
  await page.goto('/dropZone');
  const name = (await page.locator('#picture-name').textContent()) ?? '';
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file(name, Buffer.from(PNG, 'base64')));
  await page.getByRole('button', { name: 'Upload picture' }).click();
  await expect(page.getByRole('status', { name: 'Wrong type' })).toContainText('Done:');
});

test('twenty-at-once', async ({ page }) => {
  await page.goto('/dropZone');
  const files = Array.from({ length: 20 }, (_, i) => file(`page-${i + 1}.txt`));
  await page.getByLabel('Twenty files', { exact: true }).setInputFiles(files);
  await page.getByRole('button', { name: 'Upload twenty files' }).click();
  await expect(page.getByRole('status', { name: 'Twenty at once' })).toContainText('Done:');
});

test('progress-and-cancel', async ({ page }) => {
  await page.goto('/dropZone');
  await page.getByLabel('File for the slow upload').setInputFiles(file('slow.bin', Buffer.alloc(100_000)));
  await page.getByRole('button', { name: 'Upload slowly' }).click();
  await expect(page.locator('#slow-percent')).toHaveText(/^(5|6|7)\d %$/);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByRole('status', { name: 'Progress and cancel' })).toContainText('Done:');
});

test('connection-breaks', async ({ page }) => {
  await page.goto('/dropZone');
  await page.getByLabel('File for the broken connection').setInputFiles(file('long.bin', Buffer.alloc(100_000)));
  await page.getByRole('button', { name: 'Upload and break' }).click();
  await page.getByRole('button', { name: 'Resume upload' }).click(); // Waits until the connection is broken.
  await expect(page.getByRole('status', { name: 'Connection breaks' })).toContainText('Done:');
});

test('open-and-save', async ({ page }) => {
  if (engine === 'chromium') {
    workaround('filechooser does not answer showOpenFilePicker, https://github.com/microsoft/playwright/issues/8850');
  }
  await page.addInitScript(() => {
    // Without these functions, the page uses a file input and a download.
    Reflect.deleteProperty(window, 'showOpenFilePicker');
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  });
  await page.goto('/dropZone');
  const word = await page.locator('#saved-word').innerText();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open file' }).click();
  await (await choosing).setFiles(file('letter.txt', 'Dear Ada,'));
  const text = page.getByLabel('Text of the file');
  await expect(text).toHaveValue('Dear Ada,');
  await text.fill(`Dear Ada, ${word}`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe(`Dear Ada, ${word}`);
  await expect(page.getByRole('status', { name: 'Open and save' })).toContainText('Done:');
});
