/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';

const fileOf = (format: string) => path.join(__dirname, 'assets', `sample.${format}`);
const sample = (format: string) => readFileSync(fileOf(format));

/** Returns the files of a zip archive by name. It reads the central directory, as programs do. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    expect(archive.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    const content = archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    expect(content).toHaveLength(archive.readUInt32LE(at + 24));
    files.set(archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)), content);
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}

/** Returns the names of the streams in an OLE compound file, the container of the old Office formats. */
function streamsOf(file: Buffer): string[] {
  expect(file.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  const size = 1 << file.readUInt16LE(30);
  const perTable = size / 4;
  const names: string[] = [];
  // The directory is a chain of sectors. The allocation table has the next sector of each.
  for (let sector = file.readInt32LE(48); sector >= 0; ) {
    const start = (sector + 1) * size;
    for (let at = start; at < start + size; at += 128) {
      const bytes = file.readUInt16LE(at + 64);
      if (bytes > 2) names.push(file.toString('utf16le', at, at + bytes - 2));
    }
    const table = file.readInt32LE(76 + 4 * Math.floor(sector / perTable));
    sector = file.readInt32LE((table + 1) * size + 4 * (sector % perTable));
  }
  return names;
}

test.each([
  ['docx', 'word/document.xml', 'Fruit of the day: jabuticaba.'],
  ['xlsx', 'xl/sharedStrings.xml', 'Cashew, roasted'],
  ['pptx', 'ppt/slides/slide2.xml', 'Fruit of the day'],
])('sample.%s is an Office Open XML package', (format, part, text) => {
  const files = unzip(sample(format));
  expect([...files.keys()]).toEqual(expect.arrayContaining(['[Content_Types].xml', '_rels/.rels']));
  expect(files.get(part)?.toString()).toContain(text);
});

test.each([
  ['odt', 'text', 'Fruit of the day: jabuticaba.'],
  ['ott', 'text-template', 'Fruit of the day: jabuticaba.'],
  ['ods', 'spreadsheet', 'Cashew, roasted'],
  ['odp', 'presentation', 'Fruit of the day'],
])('sample.%s is an OpenDocument %s', (format, kind, text) => {
  const files = unzip(sample(format));
  // The type must be the first file, because programs read it at a fixed position.
  expect([...files.keys()][0]).toBe('mimetype');
  expect(files.get('mimetype')?.toString()).toBe(`application/vnd.oasis.opendocument.${kind}`);
  expect(files.get('content.xml')?.toString()).toContain(text);
});

test.each([
  ['doc', 'WordDocument'],
  ['xls', 'Workbook'],
  ['ppt', 'PowerPoint Document'],
])('sample.%s is an OLE file with the stream %s', (format, stream) => {
  expect(streamsOf(sample(format))).toEqual(expect.arrayContaining(['Root Entry', stream]));
});

test('sample.rtf is rich text from the first to the last brace', () => {
  const text = sample('rtf').toString('latin1').trim();
  expect(text).toMatch(/^\{\\rtf1\\ansi[\s\S]*\}$/);
  expect(text).toContain('Fruit of the day: jabuticaba.');
});

test('sample.txt is UTF-8 without a byte order mark', () => {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(sample('txt'));
  expect(text.split(/\r?\n/)[0]).toBe('Sample document');
  expect(text).toContain('São Paulo, Köln, Łódź.');
});

test('sample.csv has a heading, four rows, and quotes around values with a comma', () => {
  const lines = sample('csv').toString().trim().split(/\r?\n/);
  expect(lines).toEqual([
    'Fruit,City,Baskets',
    'Pineapple,São Paulo,12',
    '"Cashew, roasted",Köln,7',
    'Jabuticaba,Łódź,23',
    'Total,all,42',
  ]);
});

test('sample.pdf begins and ends as a PDF', () => {
  const text = sample('pdf').toString('latin1');
  expect(text).toMatch(/^%PDF-1\.\d/);
  expect(text.trimEnd()).toMatch(/startxref\s+\d+\s+%%EOF$/);
});

// Without these programs on the machine, only the structure above is tested.
const present = (program: string, flag: string) => spawnSync(program, [flag]).status === 0;
const testWith = (program: string, flag: string) => (present(program, flag) ? test : test.skip);

testWith('pdftotext', '-v')('Poppler reads sample.pdf', () => {
  const text = execFileSync('pdftotext', [fileOf('pdf'), '-'], { encoding: 'utf8' });
  expect(text).toContain('Fruit of the day: jabuticaba.');
});

testWith('soffice', '--version')(
  'LibreOffice opens the office files and finds their content',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
    const converted = (formats: string[], to: string) => {
      // One run converts all files of a kind. Each has its own name, so no result overwrites another.
      const files = formats.map((format) => path.join(folder, `from-${format}.${format}`));
      for (const [index, format] of formats.entries()) copyFileSync(fileOf(format), files[index] ?? '');
      const options = [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', to];
      execFileSync('soffice', [...options, '--outdir', path.join(folder, to), ...files], { stdio: 'ignore' });
      return formats.map((format) => readFileSync(path.join(folder, to, `from-${format}.${to}`), 'latin1'));
    };
    try {
      for (const text of converted(['docx', 'doc', 'odt', 'ott', 'rtf', 'txt'], 'html')) {
        expect(text).toContain('jabuticaba');
      }
      for (const text of converted(['xlsx', 'xls', 'ods', 'csv'], 'csv')) expect(text).toContain('"Cashew, roasted"');
      for (const text of converted(['pptx', 'ppt', 'odp'], 'fodp')) expect(text).toContain('Fruit of the day');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
