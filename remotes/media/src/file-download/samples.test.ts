/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The first bytes of a zip archive, and of the container of the old Office formats. */
const [ZIP, OLE] = ['PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'];
/** Programs read the type at a fixed position: it is the first file of the archive, and not compressed. */
const openDocument = (kind: string) => `mimetypeapplication/vnd.oasis.opendocument.${kind}${ZIP}`;
const utf16 = (name: string) => [...name].join('\0');

test.each([
  ['docx', ZIP, 'word/document.xml'],
  ['xlsx', ZIP, 'xl/workbook.xml'],
  ['pptx', ZIP, 'ppt/presentation.xml'],
  ['odt', ZIP, openDocument('text')],
  ['ott', ZIP, openDocument('text-template')],
  ['ods', ZIP, openDocument('spreadsheet')],
  ['odp', ZIP, openDocument('presentation')],
  ['doc', OLE, utf16('WordDocument')],
  ['xls', OLE, utf16('Workbook')],
  ['ppt', OLE, utf16('PowerPoint Document')],
  ['rtf', '{\\rtf1\\ansi', 'Fruit of the day: jabuticaba.'],
  ['pdf', '%PDF-1.', '%%EOF'],
  ['txt', 'Sample document', 'Fruit of the day: jabuticaba.'],
  ['csv', 'Fruit,City,Baskets', 'Total,all,42'],
])('sample.%s has what programs recognise its format by', (format, start, part) => {
  const content = readFileSync(path.join(__dirname, 'assets', `sample.${format}`), 'latin1');
  expect(content.slice(0, start.length)).toBe(start);
  expect(content).toContain(part);
});
