import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build/workspaces.ts';
import { newRemote } from './newRemote.ts';

const place = mkdtempSync(path.join(tmpdir(), 'playground-new-remote-'));
afterAll(() => rmSync(place, { recursive: true }));

const crew = { name: 'crew', title: 'Crew', demo: "The crew's first", directory: path.join(place, 'crew') };
const check = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: crew.directory });

describe('a new group in a folder of its own', () => {
  beforeAll(() => newRemote(crew));

  test('has one demo, with the title that it was given', () => {
    expect(readdirSync(path.join(crew.directory, 'src'))).toEqual(['the-crews-first']);
    const folder = path.join(crew.directory, 'src/the-crews-first');
    expect(readdirSync(folder).sort()).toEqual([
      'TheCrewsFirst.e2e.ts',
      'TheCrewsFirst.test.tsx',
      'TheCrewsFirst.tsx',
      'demo.ts',
      'solutions',
    ]);
    const demo = readFileSync(path.join(folder, 'demo.ts'), 'utf8');
    expect(demo).toContain(`title: "The crew's first",\n  path: '/theCrewsFirst',`);
  });

  test('passes lint', async () => {
    await check('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
  });

  test('passes the types', async () => {
    await check('typescript/bin/tsc', '--noEmit');
  });

  test('passes its test', async () => {
    const { stderr } = await check('jest/bin/jest.js', '--silent');
    expect(stderr).toContain('1 passed, 1 total');
  });
});

test.each([
  ['a name with capitals', { name: 'Crew' }, /small letters and digits: Crew/],
  ['the name of a group that there is', { name: 'forms' }, /a group forms already/],
  ['the name of the shell', { name: 'shell' }, /small letters and digits: shell/],
  ['no title', { title: ' ' }, /has a title/],
  ['a folder that is there', { directory: place }, /already there/],
  ['a demo whose title gives no name', { demo: '!' }, /begins with a letter/],
])('makes nothing for %s', (_, change, message) => {
  const before = readdirSync(place);
  expect(() => newRemote({ ...crew, directory: path.join(place, 'other'), ...change })).toThrow(message);
  expect(readdirSync(place)).toEqual(before);
});
