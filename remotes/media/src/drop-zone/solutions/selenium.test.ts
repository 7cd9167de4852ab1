import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, Key, until } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
function file(name: string, content: string | Buffer = name): string {
  const made = path.join(folder, name);
  writeFileSync(made, content);
  return made;
}
/** One transparent pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('drop', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') {
    return impossible(
      'In WebKitGTK 2.50, WebDriver has no way to drop a file, https://github.com/Bumblebee/Bumblebee/issues/89',
    );
  }
  await driver.get(`${baseUrl}/dropZone`);
  const area = await driver.findElement(By.id('drop-area'));
  if (engine === 'firefox') {
    workaround(
      'WebDriver has no way to drop a file, https://github.com/Bumblebee/Bumblebee/issues/89. setContext() has one, if geckodriver starts with --allow-system-access',
    );
    await driver.executeScript(
      "window.dropped = new DataTransfer(); dropped.items.add(new File(['notes'], 'notes.txt'));",
    );
    await (driver as Firefox).setContext(Context.CHROME);
    await driver.executeScript(
      `const tab = gBrowser.selectedBrowser.browsingContext.currentWindowGlobal.getActor('MarionetteCommands');
      return tab.executeScript(arguments[0], [], { sandboxName: 'system' }); // with the rights of Firefox`,
      `const init = { bubbles: true, cancelable: true, dataTransfer: window.wrappedJSObject.dropped };
      const area = document.getElementById('drop-area');
      for (const type of ['dragover', 'drop'])
        window.windowUtils.dispatchDOMEventViaPresShellForTesting(area, new window.DragEvent(type, init));`,
    );
    await (driver as Firefox).setContext(Context.CONTENT);
    await driver.findElement(By.xpath("//*[@id='drop-outcome'][starts-with(., 'Done:')]"));
    return;
  }
  workaround(
    'WebDriver has no way to drop a file, https://github.com/Bumblebee/Bumblebee/issues/89. CDP does it instead',
  );
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', area);
  const box = await driver.executeScript<{ x: number; y: number }>('return arguments[0].getBoundingClientRect()', area);
  const data = { items: [], files: [file('notes.txt')], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop']) {
    const event = { type, data, x: box.x + 20, y: box.y + 20 };
    await (driver as Driver).sendDevToolsCommand('Input.dispatchDragEvent', event);
  }
  await driver.findElement(By.xpath("//*[@id='drop-outcome'][starts-with(., 'Done:')]"));
});

test('hidden-input', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dropZone`);
  await driver.findElement(By.id('hidden-file')).sendKeys(file('notes.txt')); // A hidden file input takes keys too.
  await driver.findElement(By.id('upload-hidden-file')).click();
  await driver.findElement(By.xpath("//*[@id='hidden-input-outcome'][starts-with(., 'Done:')]"));
});

test('paste', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dropZone`);
  if (engine === 'chromium') await (driver as Driver).setPermission('clipboard-write', 'granted');
  await driver.findElement(By.id('paste-area')).click(); // Only a document with the focus may write to the clipboard.
  await driver.executeAsyncScript(
    `const [png, done] = arguments;
    const picture = new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))], { type: 'image/png' });
    navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]).then(done, done);`,
    PNG,
  );
  await driver.findElement(By.id('paste-area')).sendKeys(Key.chord(Key.CONTROL, 'v'));
  await driver.findElement(By.xpath("//*[@id='paste-outcome'][starts-with(., 'Done:')]"));
});

test('too-large', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dropZone`);
  await driver.findElement(By.id('large-file')).sendKeys(file('large.bin', Buffer.alloc(11 * 1024 * 1024)));
  await driver.findElement(By.id('upload-large-file')).click();
  await driver.findElement(By.id('large-refusal'));
  await driver.findElement(By.id('large-file')).sendKeys(file('small.bin'));
  await driver.findElement(By.id('upload-large-file')).click();
  await driver.findElement(By.xpath("//*[@id='too-large-outcome'][starts-with(., 'Done:')]"));
});

test('wrong-type', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dropZone`);
  const name = await driver.findElement(By.id('picture-name')).getText();
  await driver.findElement(By.id('picture')).sendKeys(file(name, Buffer.from(PNG, 'base64')));
  await driver.findElement(By.id('upload-picture')).click();
  await driver.findElement(By.xpath("//*[@id='wrong-type-outcome'][starts-with(., 'Done:')]"));
});

test('twenty-at-once', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dropZone`);
  const files = Array.from({ length: 20 }, (_, i) => file(`page-${i + 1}.txt`));
  await driver.findElement(By.id('twenty-files')).sendKeys(files.join('\n'));
  await driver.findElement(By.id('upload-twenty-files')).click();
  await driver.findElement(By.xpath("//*[@id='twenty-at-once-outcome'][starts-with(., 'Done:')]"));
});

test('progress-and-cancel', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dropZone`);
  await driver.findElement(By.id('slow-file')).sendKeys(file('slow.bin', Buffer.alloc(100_000)));
  await driver.findElement(By.id('upload-slow-file')).click();
  const percent = await driver.findElement(By.id('slow-percent'));
  await driver.wait(until.elementTextMatches(percent, /^[567]\d %$/), 10_000);
  await driver.findElement(By.id('cancel-upload')).click();
  await driver.findElement(By.xpath("//*[@id='progress-and-cancel-outcome'][starts-with(., 'Done:')]"));
});

test('connection-breaks', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dropZone`);
  await driver.findElement(By.id('broken-file')).sendKeys(file('long.bin', Buffer.alloc(100_000)));
  await driver.findElement(By.id('upload-broken-file')).click();
  await driver.wait(until.elementIsEnabled(await driver.findElement(By.id('resume-upload'))), 5000);
  await driver.findElement(By.id('resume-upload')).click();
  await driver.findElement(By.xpath("//*[@id='connection-breaks-outcome'][starts-with(., 'Done:')]"));
});
