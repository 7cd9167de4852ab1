import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { classTable, filesOf, nameIn, readLearner } from './classTable.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'playground-class-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The table of a class with Ana, whose file has one page, and of a learner with this file. */
function tableWith(name: string, text: string): string {
  const files = Object.entries({ Ana: '{"pages":{"/form":"2/2"}}', [name]: text });
  return classTable(
    files.map(([name, text]) => {
      const file = path.join(folder, `${name}.json`);
      writeFileSync(file, text);
      return readLearner(file);
    }),
  );
}

const learners: { name: string; pages: Record<string, string> }[] = [
  { name: 'bo', pages: { '/form': '1/2' } },
  { name: 'Ana', pages: { '/counter': '2/2', '/form': '2/2' } },
];

test('a table has a row for each learner, and a column for each page that somebody has begun', () => {
  expect(classTable(learners)).toBe(`     /counter  /form
Ana  2/2       2/2
bo   -         1/2`);
});

test('a path says which pages, in which order', () => {
  expect(classTable(learners, ['/form', '/regex'])).toBe(`     /form  /regex
Ana  2/2    -
bo   1/2    -`);
});

test('a file with a byte order mark is read', () => {
  expect(tableWith('bo', '\ufeff{"pages":{"/form":"1/2"}}')).toBe('     /form\nAna  2/2\nbo   1/2');
});

test.each([
  ['no JSON', 'x\u001b[2J'],
  ['no pages', '[]'],
  ['more tasks than there are', '{"pages":{"/form":"999/3"}}'],
  ['an escape sequence', JSON.stringify({ pages: { '/form': '1/2\u001b[31m' } })],
  ['a row of its own', JSON.stringify({ pages: { '/form': '1/2\nzoe  2/2' } })],
  ['a page that is no path', JSON.stringify({ pages: { '/form\u001b]0;x\u0007': '1/2' } })],
])('a file with %s is a line below the table, and others are shown', (_, text) => {
  expect(tableWith('bo', text)).toBe('     /form\nAna  2/2\nbo   ?\nbo: this is not a file of progress.');
});

test('the name of a file cannot change the terminal, nor look like another row', () => {
  expect(tableWith('bo\u001b[31m\nzoe\u202e', '{"pages":{"/form":"1/2"}}')).toBe(
    '        /form\nAna     2/2\nbo zoe  1/2',
  );
});

test.each([
  ['waiting', 'waiting'],
  ['/counter,/form', '/counter,/form'],
  ['http://localhost:3000/paths/waiting', 'waiting'],
  ['http://localhost:3000/paths?path=/counter,/form', '/counter,/form'],
  ['https://play.example/paths?path=Week%201:/counter,/form&seed=1', 'Week 1:/counter,/form'],
])('a path is named by %s', (asked, name) => expect(nameIn(asked)).toBe(name));

test('a shell that does not know * gives the same files, and without files it says so', () => {
  for (const name of ['cy.json', 'dee.json', 'dee.txt']) writeFileSync(path.join(folder, name), '{}');
  expect(filesOf(path.join(folder, '*y.json'))).toEqual([path.join(folder, 'cy.json')]);
  expect(filesOf(path.join(folder, 'd*.json'))).toEqual([path.join(folder, 'dee.json')]);
  expect(filesOf(path.join(folder, 'nobody.json'))).toEqual([path.join(folder, 'nobody.json')]);
  expect(() => filesOf(path.join(folder, 'x*.json'))).toThrow(/^There is no file .*x\*\.json\.$/);
  expect(() => filesOf(path.join(folder, 'none', '*.json'))).toThrow('There is no file');
});
