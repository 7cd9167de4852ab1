import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, until } from 'selenium-webdriver';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';

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

test('collect', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/fileUpload`);
  const field = await driver.findElement(By.id('multiple-files'));
  await field.sendKeys([mango, file('cashew.txt')].join('\n'));
  await field.sendKeys([mango, file('pitanga.txt')].join('\n'));
  await driver.findElement(By.xpath("//output[.='Multiple files: 3 selected']"));
  const names = await driver.findElements(By.css('ul[aria-label="Several files: names"] li'));
  const texts = await Promise.all(names.map((name) => name.getText()));
  assert.deepEqual(texts, ['mango.txt', 'cashew.txt', 'pitanga.txt']);
});

test('folder', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/fileUpload`);
  const field = await driver.findElement(By.id('directory'));
  const fruit = path.dirname(file('fruit/mango.txt'));
  if (engine === 'firefox') {
    workaround(
      'The driver chooses files but no folder, see https://github.com/w3c/webdriver/issues/1742. setContext() replaces the window for files, if geckodriver starts with --allow-system-access',
    );
    await (driver as Firefox).setContext(Context.CHROME);
    await driver.executeScript(CHOOSE_FOLDER, fruit);
    await (driver as Firefox).setContext(Context.CONTENT);
    await driver.actions().click(field).perform(); // click() refuses a field for files
    await (await driver.wait(until.alertIsPresent(), 5000)).accept(); // whether you trust this site
  } else if (engine === 'webkit') {
    workaround(
      'The driver chooses files but no folder, see https://github.com/w3c/webdriver/issues/1742. A script makes the field one for files, and says which folder they are in',
    );
    await driver.executeScript(
      `arguments[0].webkitdirectory = false;
      addEventListener('change', ({ target }) => {
        for (const file of target.files)
          Object.defineProperty(file, 'webkitRelativePath', { value: 'fruit/' + file.name });
      }, true);`,
      field,
    );
    await field.sendKeys(path.join(fruit, 'mango.txt'));
  } else await field.sendKeys(fruit);
  const names = await driver.findElement(By.css('ul[aria-label="A folder: names"]'));
  await driver.wait(until.elementTextIs(names, 'mango.txt fruit'), 5000);
});

test('reset', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/fileUpload`);
  const field = await driver.findElement(By.id('single-file'));
  const count = await driver.findElement(By.id('single-file-count'));
  await field.sendKeys(mango);
  await driver.wait(until.elementTextIs(count, 'Single file: 1 selected'), 5000);
  await driver.findElement(By.css('[aria-label="Reset one file"]')).click();
  await driver.wait(until.elementTextIs(count, 'Single file: nothing selected'), 5000);
  assert.equal(await field.getProperty('value'), '');
});
