import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../shared/project/folders.ts';
import { copyLintSettings } from './test/copyLintSettings.ts';

// Outside the project, because the linter reads the whole project that it starts in.
const place = mkdtempSync(path.join(tmpdir(), 'playground-samples-'));
afterAll(() => rmSync(place, { recursive: true }));

/** The blocks of code in a page. A reader pastes them into files, which a team's lint checks too. */
const samplesIn = (page: string) =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/^( *)```tsx?\n(.*?)^\1```$/gms)].map(
    ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

const contributing = readdirSync(path.join(root, 'docs/contributing')).map((name) => `docs/contributing/${name}`);
const pages = ['CONTRIBUTING.md', 'README.md', ...contributing].filter((page) => samplesIn(page).length > 0);

test('there are pages with samples', () => expect(pages.length).toBeGreaterThan(4));

test('the samples of all pages pass lint', () => {
  copyLintSettings(place);
  const folders = pages.map((page) => path.basename(page, '.md'));
  for (const [at, page] of pages.entries()) {
    const folder = path.join(place, folders[at] ?? '');
    mkdirSync(folder);
    for (const [i, code] of samplesIn(page).entries()) writeFileSync(path.join(folder, `sample${i}.ts`), code);
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['check', '--error-on-warnings', '--vcs-enabled=false', ...folders];
  const count = pages.flatMap(samplesIn).length;
  expect(execFileSync(process.execPath, [biome, ...args], { cwd: place, encoding: 'utf8' })).toContain(
    `Checked ${count} files`,
  );
});
