import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
function file(name: string): string {
  const made = path.join(folder, name);
  mkdirSync(path.dirname(made), { recursive: true });
  writeFileSync(made, name);
  return made;
}
const mango = file('mango.txt');

/** Runs in Firefox itself: its window for files answers with this folder, without opening. */
const CHOOSE_FOLDER = `const picker = {
    QueryInterface: ChromeUtils.generateQI(['nsIFilePicker']),
    file: Cc['@mozilla.org/file/local;1'].createInstance(Ci.nsIFile),
    init() {},
    appendFilters() {},
    open: (callback) => callback.done(Ci.nsIFilePicker.returnOK),
  };
  picker.file.initWithPath(arguments[0]);
  Services.prefs.setIntPref('security.dialog_enable_delay', 0);
  Components.manager
    .QueryInterface(Ci.nsIComponentRegistrar)
    .registerFactory(Services.uuid.generateUUID(), '', '@mozilla.org/filepicker;1', {
      createInstance: (iid) => picker.QueryInterface(iid),
    });`;

test('collect', async ({ browser, $, $$ }) => {
  await browser.url('/fileUpload');
  await $('aria/Multiple files').addValue([mango, file('cashew.txt')].join('\n'));
  await $('aria/Multiple files').addValue([mango, file('pitanga.txt')].join('\n'));
  await expect($('output=Multiple files: 3 selected')).toBeDisplayed();
  const names = await $$('ul[aria-label="Several files: names"] li').map((name) => name.getText());
  assert.deepEqual(names, ['mango.txt', 'cashew.txt', 'pitanga.txt']);
});

test('folder', async ({ browser, $ }) => {
  await browser.url('/fileUpload');
  const fruit = path.dirname(file('fruit/mango.txt'));
  if (engine === 'firefox') {
    workaround(
      'The driver chooses files but no folder, see https://github.com/w3c/webdriver/issues/1742. setMozContext() replaces the window for files, if geckodriver starts with --allow-system-access',
    );
    await browser.setMozContext('chrome');
    await browser.executeScript(CHOOSE_FOLDER, [fruit]);
    await browser.setMozContext('content');
    await $('#directory').scrollIntoView();
    await browser
      .action('pointer')
      .move({ origin: $('#directory') })
      .down()
      .up()
      .perform(); // click() refuses a field for files
    const accept = () => browser.acceptAlert().then(() => true);
    await browser.waitUntil(() => accept().catch(() => false)); // Firefox asks whether you trust this site.
  } else if (engine === 'webkit') {
    workaround(
      'The driver chooses files but no folder, see https://github.com/w3c/webdriver/issues/1742. A script makes the field one for files, and says which folder they are in',
    );
    await $('#directory').waitForExist();
    await browser.execute(() => {
      const field = document.querySelector<HTMLInputElement>('#directory');
      if (field) field.webkitdirectory = false;
      const tell = ({ target }: Event) => {
        for (const file of (target as HTMLInputElement).files ?? [])
          Object.defineProperty(file, 'webkitRelativePath', { value: `fruit/${file.name}` });
      };
      window.addEventListener('change', tell, true);
    });
    await $('#directory').addValue(path.join(fruit, 'mango.txt'));
  } else await $('aria/Directory').addValue(fruit);
  await expect($('aria/A folder: names')).toHaveText('mango.txt fruit');
});

test('reset', async ({ browser, $ }) => {
  await browser.url('/fileUpload');
  await $('aria/Single file').addValue(mango);
  await expect($('output=Single file: 1 selected')).toBeDisplayed();
  await $('aria/Reset one file').click();
  await expect($('output=Single file: nothing selected')).toBeDisplayed();
  await expect($('aria/Single file')).toHaveValue('');
});
