import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { traced } from './trace.ts';

let maps: string;

beforeEach(() => {
  maps = mkdtempSync(path.join(tmpdir(), 'maps-'));
  const sources = ['webpack://playground/remotes/forms/src/counter/Counter.tsx'];
  // The first character of the script is line 11 of the source.
  const map = { version: 3, sources, names: [], mappings: 'AAUA' };
  writeFileSync(path.join(maps, 'counter.00d01e45dea4.js.map'), JSON.stringify(map));
});
afterEach(() => rmSync(maps, { recursive: true }));

const COUNTER = 'remotes/forms/src/counter/Counter.tsx:11:1';

test.each([
  [
    'DEMO_ERROR: crash\nforms counter/Counter, build 4bd1e5234cd1, static/counter.00d01e45dea4.js:1:1',
    `DEMO_ERROR: crash\nforms counter/Counter, build 4bd1e5234cd1, ${COUNTER}`,
  ],
  [
    'at onClick (https://forms.example/static/counter.00d01e45dea4.js:1:1)\n  at e (https://x.example/m.1.js:2:3)',
    `at onClick (${COUNTER})\n  at e (https://x.example/m.1.js:2:3)`,
  ],
  ['onClick@https://forms.example/static/counter.00d01e45dea4.js?attempt=1:1:1', `onClick@${COUNTER}`],
  ['static/counter.00d01e45dea4.js:0:0', COUNTER],
])('the places of %j are places in the sources', (code, words) => {
  expect(traced(code, ['/nowhere', maps])).toMatchObject({ words, found: 1 });
});

test('a script without a source map is named, and its place stays', () => {
  const code = 'static/counter.0123456789ab.js:1:1';
  expect(traced(code, [maps])).toEqual({ words: code, found: 0, missing: ['counter.0123456789ab.js'] });
});

test.each(['', 'x'.repeat(100_000), 'a.js:1', '<b>', '../../../etc/passwd.js:1:1'])('%.20s has no place', (code) => {
  expect(traced(code, [maps]).found).toBe(0);
});
