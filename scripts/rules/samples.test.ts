import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/project/folders.ts';

// Inside the project, where Biome finds the rules.
mkdirSync(path.join(root, '.cache'), { recursive: true });
const place = mkdtempSync(path.join(root, '.cache/samples-'));
afterAll(() => rmSync(place, { recursive: true }));

/** The blocks of code in a page. A reader pastes them into files, which a team's lint checks too. */
const samplesIn = (page: string) =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/^( *)```tsx?\n(.*?)^\1```$/gms)].map(
    ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

const contributing = readdirSync(path.join(root, 'docs/contributing')).map((name) => `docs/contributing/${name}`);
const pages = ['CONTRIBUTING.md', 'README.md', ...contributing].filter((page) => samplesIn(page).length > 0);

test('there are pages with samples', () => expect(pages.length).toBeGreaterThan(4));

// Once for all pages, because each start of the linter reads the whole project.
test('the samples of all pages pass lint', () => {
  for (const page of pages) {
    const folder = path.join(place, path.basename(page, '.md'));
    mkdirSync(folder);
    for (const [i, code] of samplesIn(page).entries()) writeFileSync(path.join(folder, `sample${i}.ts`), code);
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['check', '--error-on-warnings', '--vcs-enabled=false', `--config-path=${root}`, '.'];
  const count = pages.flatMap(samplesIn).length;
  expect(execFileSync(process.execPath, [biome, ...args], { cwd: place, encoding: 'utf8' })).toContain(
    `Checked ${count} files`,
  );
});
