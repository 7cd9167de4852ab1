import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playground/kit/tools/puppeteer';
import { engine, workaround } from '@playground/kit/tools/verdict';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
function file(name: string): string {
  const made = path.join(folder, name);
  mkdirSync(path.dirname(made), { recursive: true });
  writeFileSync(made, name);
  return made;
}
const mango = file('mango.txt');

/** Runs in Firefox itself: its window for files answers with this folder, without opening. */
const CHOOSE_FOLDER = `(folder) => {
  const picker = {
    QueryInterface: ChromeUtils.generateQI(['nsIFilePicker']),
    file: Cc['@mozilla.org/file/local;1'].createInstance(Ci.nsIFile),
    init() {},
    appendFilters() {},
    open: (callback) => callback.done(Ci.nsIFilePicker.returnOK),
  };
  picker.file.initWithPath(folder);
  Services.prefs.setIntPref('security.dialog_enable_delay', 0);
  // Firefox asks whether you trust this site.
  Services.obs.addObserver((opened) => opened.Dialog.ui.button0.click(), 'common-dialog-loaded');
  Components.manager
    .QueryInterface(Ci.nsIComponentRegistrar)
    .registerFactory(Services.uuid.generateUUID(), '', '@mozilla.org/filepicker;1', {
      createInstance: (iid) => picker.QueryInterface(iid),
    });
}`;

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
  await page.goto(`${baseUrl}/fileUpload`);
  const field = await page.locator('input#directory').waitHandle();
  const fruit = path.dirname(file('fruit/mango.txt'));
  if (engine === 'firefox') {
    workaround(
      'In Firefox, a tool can choose files but not a folder, see https://github.com/w3c/webdriver/issues/1742. Puppeteer’s connection replaces the window for files, if launch() gets --remote-allow-system-access in args',
    );
    const { connection } = page.browser() as unknown as Connected;
    const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    await connection.send('script.callFunction', {
      functionDeclaration: CHOOSE_FOLDER,
      target: { context: result.contexts[0]?.context },
      arguments: [{ type: 'string', value: fruit }],
      awaitPromise: false,
    });
    await field.click();
  } else await field.uploadFile(fruit);
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

interface Connected {
  connection: { send(method: string, parameters: object): Promise<{ result: { contexts: { context: string }[] } }> };
}
