import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

const notes = path.join(mkdtempSync(path.join(tmpdir(), 'files-')), 'notes.txt');
writeFileSync(notes, 'notes');

test('drop', async ({ browser, $ }) => {
  if (engine !== 'chromium') {
    return impossible('WebDriver has no way to drop a file, https://github.com/webdriverio/webdriverio/issues/1261');
  }
  workaround(
    'WebDriver has no way to drop a file, https://github.com/webdriverio/webdriverio/issues/1261. CDP does it instead',
  );
  await browser.url('/dropZone');
  await $('#drop-area').scrollIntoView({ block: 'center' });
  const box = await browser.execute((area) => area.getBoundingClientRect().toJSON(), await $('#drop-area'));
  const data = { items: [], files: [notes], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'])
    await browser.sendCommand('Input.dispatchDragEvent', { type, data, x: box.x + 20, y: box.y + 20 });
  await expect($('#drop-outcome')).toHaveText(/^Done:/);
});

test('hidden-input', async ({ browser, $ }) => {
  await browser.url('/dropZone');
  await $('#hidden-file').addValue(notes); // A hidden file input takes keys too.
  await $('button=Upload chosen file').click();
  await expect($('#hidden-input-outcome')).toHaveText(/^Done:/);
});
