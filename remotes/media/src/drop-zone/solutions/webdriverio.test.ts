import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

const notes = path.join(mkdtempSync(path.join(tmpdir(), 'files-')), 'notes.txt');
writeFileSync(notes, 'notes');

test('drop', async ({ browser, $ }) => {
  if (engine === 'webkit') {
    return impossible(
      'In WebKitGTK 2.50, WebDriver has no way to drop a file, https://github.com/webdriverio/webdriverio/issues/1261',
    );
  }
  await browser.url('/dropZone');
  if (engine === 'firefox') {
    workaround(
      'WebDriver has no way to drop a file, https://github.com/webdriverio/webdriverio/issues/1261. setMozContext() has one, if geckodriver starts with --allow-system-access',
    );
    await $('#drop-area').waitForExist();
    await browser.executeScript(
      "window.dropped = new DataTransfer(); dropped.items.add(new File(['notes'], 'notes.txt'));",
      [],
    );
    await browser.setMozContext('chrome');
    await browser.executeScript(
      `const tab = gBrowser.selectedBrowser.browsingContext.currentWindowGlobal.getActor('MarionetteCommands');
      return tab.executeScript(arguments[0], [], { sandboxName: 'system' }); // with the rights of Firefox`,
      [
        `const init = { bubbles: true, cancelable: true, dataTransfer: window.wrappedJSObject.dropped };
        const area = document.getElementById('drop-area');
        for (const type of ['dragover', 'drop'])
          window.windowUtils.dispatchDOMEventViaPresShellForTesting(area, new window.DragEvent(type, init));`,
      ],
    );
    await browser.setMozContext('content');
    await expect($('#drop-outcome')).toHaveText(/^Done:/);
    return;
  }
  workaround(
    'WebDriver has no way to drop a file, https://github.com/webdriverio/webdriverio/issues/1261. CDP does it instead',
  );
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
