import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playground/kit/tools/selenium';
import { engine } from '@playground/kit/tools/verdict';
import { By } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';

test('attachment', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/downloadModes`);
  await driver.findElement(By.id('download-letter')).click();
  const file = path.join(downloads, 'Grüße.txt');
  await driver.wait(() => existsSync(file) && readFileSync(file).length > 0, 5000);
  const [, word = ''] = /is (\S+)\./.exec(readFileSync(file, 'utf8')) ?? [];
  await driver.findElement(By.id('letter-word')).sendKeys(word);
  await driver.findElement(By.id('check-letter-word')).click();
  await driver.findElement(By.xpath("//*[@id='attachment-outcome'][starts-with(., 'Done:')]"));
});

test('object-url', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/downloadModes`);
  await driver.findElement(By.id('download-parcel')).click();
  const file = path.join(downloads, 'parcel.bin');
  await driver.wait(() => existsSync(file) && readFileSync(file).length === 20_000, 5000);
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  await driver.findElement(By.id('parcel-digest')).sendKeys(digest.slice(0, 8));
  await driver.findElement(By.id('check-parcel-digest')).click();
  await driver.findElement(By.xpath("//*[@id='object-url-outcome'][starts-with(., 'Done:')]"));
});

test('data-url', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/downloadModes`);
  await driver.findElement(By.id('download-note')).click();
  const file = path.join(downloads, 'note.txt');
  await driver.wait(() => existsSync(file) && readFileSync(file).length > 0, 5000);
  const [, word = ''] = /is (\S+)\./.exec(readFileSync(file, 'utf8')) ?? [];
  await driver.findElement(By.id('note-word')).sendKeys(word);
  await driver.findElement(By.id('check-note-word')).click();
  await driver.findElement(By.xpath("//*[@id='data-url-outcome'][starts-with(., 'Done:')]"));
});

test('made-in-the-page', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/downloadModes`);
  const row = await driver.findElement(By.id('list-row')).getText();
  await driver.findElement(By.id('make-list')).click();
  const file = path.join(downloads, 'list.csv');
  await driver.wait(() => existsSync(file) && readFileSync(file).length > 0, 5000);
  const lines = readFileSync(file, 'utf8').split('\r\n');
  const line = lines.find((one) => one.startsWith(`${row};`));
  await driver.findElement(By.id('list-word')).sendKeys(line?.split(';')[1] ?? '');
  await driver.findElement(By.id('check-list-word')).click();
  await driver.findElement(By.xpath("//*[@id='made-in-the-page-outcome'][starts-with(., 'Done:')]"));
});

test('behind-a-login', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/downloadModes`);
  await driver.findElement(By.id('report-name')).sendKeys('reader');
  const password = await driver.findElement(By.id('report-secret')).getText();
  await driver.findElement(By.id('report-password')).sendKeys(password);
  await driver.findElement(By.id('report-sign-in')).click();
  await driver.findElement(By.xpath("//*[@id='report-login'][.='You are signed in.']"));
  await driver.findElement(By.id('download-report')).click();
  const file = path.join(downloads, 'report.txt');
  await driver.wait(() => existsSync(file) && readFileSync(file).length > 0, 5000);
  const [, word = ''] = /is (\S+)\./.exec(readFileSync(file, 'utf8')) ?? [];
  await driver.findElement(By.id('report-word')).sendKeys(word);
  await driver.findElement(By.id('check-report-word')).click();
  await driver.findElement(By.xpath("//*[@id='behind-a-login-outcome'][starts-with(., 'Done:')]"));
});

test('two-seconds-late', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/downloadModes`);
  await driver.findElement(By.id('prepare-file')).click();
  const file = path.join(downloads, 'late.txt');
  await driver.wait(() => existsSync(file) && readFileSync(file).length > 0, 10_000); // The download begins late.
  const [, word = ''] = /is (\S+)\./.exec(readFileSync(file, 'utf8')) ?? [];
  await driver.findElement(By.id('late-word')).sendKeys(word);
  await driver.findElement(By.id('check-late-word')).click();
  await driver.findElement(By.xpath("//*[@id='two-seconds-late-outcome'][starts-with(., 'Done:')]"));
});

test('three-at-once', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/downloadModes`);
  // Otherwise Chrome asks you whether the page may download several files.
  if (engine === 'chromium') await (driver as Driver).setDownloadPath(downloads);
  await driver.findElement(By.id('download-parts')).click();
  const files = [1, 2, 3].map((part) => path.join(downloads, `part-${part}.txt`));
  await driver.wait(() => files.every((file) => existsSync(file) && readFileSync(file).length > 0), 5000);
  const words = files.map((file) => /is (\S+)\./.exec(readFileSync(file, 'utf8'))?.[1]);
  await driver.findElement(By.id('parts-words')).sendKeys(words.join(' '));
  await driver.findElement(By.id('check-parts-words')).click();
  await driver.findElement(By.xpath("//*[@id='three-at-once-outcome'][starts-with(., 'Done:')]"));
});

test('in-a-new-tab', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/downloadModes`);
  await driver.findElement(By.id('download-leaflet')).click();
  const file = path.join(downloads, 'leaflet.txt');
  await driver.wait(() => existsSync(file) && readFileSync(file).length > 0, 5000);
  const [, word = ''] = /is (\S+)\./.exec(readFileSync(file, 'utf8')) ?? [];
  await driver.findElement(By.id('leaflet-word')).sendKeys(word);
  await driver.findElement(By.id('check-leaflet-word')).click();
  await driver.findElement(By.xpath("//*[@id='in-a-new-tab-outcome'][starts-with(., 'Done:')]"));
});

test('breaks-off-half-way', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/downloadModes`);
  const file = path.join(downloads, 'archive.txt');
  await driver.wait(async () => {
    // A file that broke off never gets its name, so we try again until it is there.
    await driver.findElement(By.id('download-archive')).click();
    return driver.wait(() => existsSync(file) && readFileSync(file).length > 0, 2000).catch(() => false);
  }, 15_000);
  const lastLine = readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';
  const [, word = ''] = /is (\S+)\./.exec(lastLine) ?? [];
  await driver.findElement(By.id('archive-word')).sendKeys(word);
  await driver.findElement(By.id('check-archive-word')).click();
  await driver.findElement(By.xpath("//*[@id='breaks-off-half-way-outcome'][starts-with(., 'Done:')]"));
});

test('same-name-twice', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/downloadModes`);
  const first = path.join(downloads, 'invoice.txt');
  let second = path.join(downloads, 'invoice (1).txt'); // The browser renames it.
  if (engine === 'firefox') second = path.join(downloads, 'invoice(1).txt');
  await driver.findElement(By.id('download-invoice-1')).click();
  await driver.wait(() => existsSync(first), 5000);
  await driver.findElement(By.id('download-invoice-2')).click();
  await driver.wait(() => existsSync(second) && readFileSync(second).length > 0, 5000);
  const [, word = ''] = /is (\S+)\./.exec(readFileSync(second, 'utf8')) ?? [];
  await driver.findElement(By.id('invoice-word')).sendKeys(word);
  await driver.findElement(By.id('check-invoice-word')).click();
  await driver.findElement(By.xpath("//*[@id='same-name-twice-outcome'][starts-with(., 'Done:')]"));
});
