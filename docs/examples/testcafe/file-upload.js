import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Selector } from 'testcafe';

fixture('file-upload').page(`${process.env.PLAYGROUND_URL}/fileUpload`);

const folder = mkdtempSync(path.join(tmpdir(), 'fruit-'));
const fileOf = (name) => path.join(folder, name);
for (const name of ['mango.txt', 'cashew.txt', 'pitanga.txt']) writeFileSync(fileOf(name), name);

test('collect', async (t) => {
  await t
    .setFilesToUpload('#multiple-files', [fileOf('mango.txt'), fileOf('cashew.txt')])
    .setFilesToUpload('#multiple-files', [fileOf('mango.txt'), fileOf('pitanga.txt')]);
  await t.expect(Selector('output').withText('Multiple files: 3 selected').exists).ok();
});

test('folder', async (t) => {
  mkdirSync(fileOf('fruit'));
  writeFileSync(fileOf('fruit/mango.txt'), 'mango');
  await t.setFilesToUpload('#directory', [fileOf('fruit')]);
  await t.expect(Selector('ul').withAttribute('aria-label', 'A folder: names').innerText).contains('mango.txt');
});

test('reset', async (t) => {
  await t.setFilesToUpload('#single-file', [fileOf('mango.txt')]);
  await t.expect(Selector('output').withText('Single file: 1 selected').exists).ok();
  await t.click('[aria-label="Reset one file"]');
  await t.expect(Selector('output').withText('Single file: nothing selected').exists).ok();
  await t.expect(Selector('#single-file').value).eql('');
});
