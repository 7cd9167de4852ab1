import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderBeside, replaceFolder } from './replaceFolder.ts';

let place: string;
let dist: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'playground-replace-'));
  dist = path.join(place, 'dist');
});
afterEach(() => rmSync(place, { recursive: true }));

const make = (folder: string, file: string) => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, file), '');
};

test('puts a build where there is none, and in the place of one that is there', () => {
  for (const file of ['first', 'second']) {
    const made = folderBeside(dist);
    make(made, file);
    replaceFolder(made, dist);
    expect(readdirSync(dist)).toEqual([file]);
    expect(readdirSync(place)).toEqual(['dist']);
  }
});

test('a build that fails half-way costs the next one and the one that is served nothing', () => {
  make(dist, 'served');
  make(folderBeside(dist), 'half');
  expect(folderBeside(dist)).toMatch(/dist\.\d+$/);
  expect(readdirSync(place)).toEqual(['dist']);
  expect(readFileSync(path.join(dist, 'served'), 'utf8')).toBe('');
});

test('removes what a build that was killed left behind, and not what another one is making', () => {
  make(path.join(place, 'dist.1'), 'killed');
  make(path.join(place, 'dist.2'), 'under way');
  make(path.join(place, 'source'), 'old');
  for (const old of ['dist.1', 'source']) utimesSync(path.join(place, old), 0, 0);
  folderBeside(dist);
  expect(readdirSync(place).sort()).toEqual(['dist.2', 'source']);
});
