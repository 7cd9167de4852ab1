import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { draftOf, removeAbandonedDrafts, replaceFolder } from './replaceFolder.ts';
import { root } from './workspaces.ts';

let place: string;
let dist: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'playground-replace-'));
  dist = path.join(place, 'dist');
});
afterEach(() => rmSync(place, { recursive: true }));

const make = (folder: string, text: string) => {
  mkdirSync(folder, { recursive: true });
  for (const file of ['a', 'b']) writeFileSync(path.join(folder, file), text);
};

test('puts a build where there is none, and in the place of one that is there', () => {
  for (const text of ['first', 'second']) {
    make(draftOf(dist), text);
    replaceFolder(draftOf(dist), dist);
    expect(readFileSync(path.join(dist, 'a'), 'utf8')).toBe(text);
    expect(readdirSync(place)).toEqual(['dist']);
  }
});

test('builds that end at the same time leave one of them, whole', async () => {
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { draftOf, replaceFolder } from ${JSON.stringify(path.join(root, 'scripts/replaceFolder.ts'))};
    const dist = ${JSON.stringify(dist)};
    for (let round = 0; round < 200; round++) {
      mkdirSync(draftOf(dist));
      for (const file of ['a', 'b']) writeFileSync(draftOf(dist) + '/' + file, process.pid + ' ' + round);
      replaceFolder(draftOf(dist), dist);
    }`;
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', script];
  const build = () => promisify(execFile)(process.execPath, args, { cwd: root });
  await Promise.all([build(), build(), build()]);
  expect(readdirSync(place)).toEqual(['dist']);
  expect(readFileSync(path.join(dist, 'a'), 'utf8')).toBe(readFileSync(path.join(dist, 'b'), 'utf8'));
});

test('removes what a build that was killed left behind, and nothing else', () => {
  const nobody = 2 ** 22 + 1;
  for (const name of [`dist.new-${nobody}`, `dist.old-${nobody}`, `dist.new-${process.pid}`, 'dist', 'src']) {
    make(path.join(place, name), '');
  }
  removeAbandonedDrafts(dist);
  expect(readdirSync(place).sort()).toEqual(['dist', `dist.new-${process.pid}`, 'src']);
});
