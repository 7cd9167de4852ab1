import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playground/kit/tools/puppeteer';
import { engine, workaround } from '@playground/kit/tools/verdict';

const notes = path.join(mkdtempSync(path.join(tmpdir(), 'files-')), 'notes.txt');
writeFileSync(notes, 'notes');

test('drop', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dropZone`);
  const area = await page.locator('#drop-area').waitHandle();
  if (engine === 'firefox') {
    workaround(
      'BiDi has no drag commands, https://github.com/puppeteer/puppeteer/issues/12293. Puppeteer’s connection reaches Firefox itself, if launch() gets --remote-allow-system-access in args',
    );
    await page.evaluate(() => {
      const dropped = new DataTransfer();
      dropped.items.add(new File(['notes'], 'notes.txt'));
      Object.assign(window, { dropped });
    });
    const script = `
      const area = content.document.getElementById('drop-area');
      const init = { bubbles: true, cancelable: true, dataTransfer: content.wrappedJSObject.dropped };
      for (const type of ['dragover', 'drop'])
        content.windowUtils.dispatchDOMEventViaPresShellForTesting(area, new content.DragEvent(type, init));`;
    const { connection } = page.browser() as unknown as Connected;
    const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const address = JSON.stringify(`data:,${encodeURIComponent(script)}`);
    await connection.send('script.evaluate', {
      expression: `gBrowser.selectedBrowser.messageManager.loadFrameScript(${address}, false)`,
      target: { context: result.contexts[0]?.context },
      awaitPromise: false,
    });
  } else {
    await area.scrollIntoView();
    const data = { items: [], files: [notes], dragOperationsMask: 1 };
    const point = await area.clickablePoint();
    await page.mouse.dragEnter(point, data);
    await page.mouse.dragOver(point, data);
    await page.mouse.drop(point, data);
  }
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

test('open-and-save', async ({ page, baseUrl }) => {
  if (engine === 'chromium') {
    workaround(
      'waitForFileChooser does not answer showOpenFilePicker, https://github.com/puppeteer/puppeteer/issues/7234',
    );
  }
  await page.evaluateOnNewDocument(() => {
    // A file of the page's own file system, which needs no window of the browser.
    const handle = async () => (await navigator.storage.getDirectory()).getFileHandle('letter.txt', { create: true });
    const write = async () => {
      const stream = await (await handle()).createWritable();
      await stream.write('Dear Ada,');
      await stream.close();
      return [await handle()];
    };
    Object.assign(window, { showOpenFilePicker: write, showSaveFilePicker: handle });
  });
  await page.goto(`${baseUrl}/dropZone`);
  const word = await page.$eval('#saved-word', (element) => element.textContent);
  await page.locator('#open-file').click();
  await page.waitForFunction(() => document.querySelector('textarea#opened-text')?.textContent === 'Dear Ada,');
  await page.focus('#opened-text');
  await page.keyboard.down('Control');
  await page.keyboard.press('End');
  await page.keyboard.up('Control');
  await page.keyboard.type(` ${word}`);
  await page.locator('#save-file').click();
  await page.waitForSelector('#open-and-save-outcome::-p-text(Done:)', { visible: true });
});

interface Connected {
  connection: { send(method: string, parameters: object): Promise<{ result: { contexts: { context: string }[] } }> };
}
