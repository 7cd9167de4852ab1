import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConditions } from './readConditions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'playground-demo-'));
  for (const inside of ['solutions', 'documents']) mkdirSync(path.join(folder, inside));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

test('every page may be under a fault of its group, and has the input log', () => {
  write('Counter.tsx', "import { useState } from 'react';");
  expect(readConditions(folder)).toEqual({ conditions: ['fault', 'log'], calls: [] });
});

test('a page that draws, reads the clock or calls the API obeys what is asked of that', () => {
  write('Counter.tsx', "import { useSeed } from '@playground/kit/random';");
  write('documents/Door.tsx', "import { now } from '@playground/kit/now';");
  write('call.ts', "import { fetchFrom } from '@playground/kit/fetchFrom';\nfetchFrom('geocoder', `reverse?lat=1`);");
  expect(readConditions(folder)).toEqual({ conditions: ['seed', 'now', 'fault', 'log'], calls: ['reverse'] });
});

test('a page that mounts itself obeys what it takes from its context', () => {
  write('Counter.ts', "import type { Mountable } from '@playground/kit/contract/mount';\nmount(element, { seed }) {}");
  expect(readConditions(folder).conditions).toEqual(['seed', 'fault', 'log']);
});

test('what tests and solutions import is not what the page does', () => {
  const all =
    "import '@playground/kit/random'; import '@playground/kit/now'; import '@playground/kit/fetchFrom'; 'reverse';";
  for (const file of ['Counter.test.tsx', 'Counter.e2e.ts', 'solutions/playwright.spec.ts']) write(file, all);
  expect(readConditions(folder)).toEqual({ conditions: ['fault', 'log'], calls: [] });
});
