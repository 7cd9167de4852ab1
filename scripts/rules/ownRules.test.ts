import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../shared/project/folders.ts';
import { copyLintSettings } from './test/copyLintSettings.ts';

/** What lint says about files with this content. */
function lint(files: string[], content: string): string {
  const place = mkdtempSync(path.join(tmpdir(), 'playground-lint-'));
  copyLintSettings(place);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    writeFileSync(path.join(place, file), content);
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8' });
  rmSync(place, { recursive: true });
  return stdout + stderr;
}

/** The lines of a file that break one of our own rules. */
function linesOf(file: string, complaints: string) {
  return [...complaints.matchAll(new RegExp(`${file}:(\\d+):\\d+ plugin`, 'g'))].map(([, line]) => line);
}

const DEMO = 'remotes/forms/src/counter';

describe('the clock', () => {
  const inDemos = [`${DEMO}/Counter.tsx`, `${DEMO}/parts/step.ts`];
  const elsewhere = [
    `${DEMO}/Counter.test.tsx`,
    `${DEMO}/Counter.e2e.ts`,
    `${DEMO}/solutions/a.ts`,
    'shared/src/now.ts',
  ];
  const content = 'export const all = [\n  new Date(),\n  Date.now(),\n  new Date(2000, 1),\n];\n';
  let complaints: string;
  beforeAll(() => {
    complaints = lint([...inDemos, ...elsewhere], content);
  });

  test.each(inDemos)('%s may not read the machine’s clock, but it may make a date', (file) => {
    expect(linesOf(file, complaints)).toEqual(['2', '3']);
    expect(complaints).toContain("The page's clock is now() of @playground/kit/now");
  });

  test.each(elsewhere)('%s may read the machine’s clock', (file) => expect(complaints).not.toContain(`${file}:`));
});

describe('the fixture', () => {
  const browserTests = [`${DEMO}/Counter.e2e.ts`, 'e2e/tests/frame.spec.ts'];
  const solutions = [`${DEMO}/solutions/playwright.spec.ts`];

  test.each(['test', 'expect', 'expect, test', 'expect, type Page, test'])(
    'browser tests import %s from the project; solutions, which people copy, import it from Playwright',
    (names) => {
      const complaints = lint([...browserTests, ...solutions], `import { ${names} } from '@playwright/test';\n`);
      for (const file of browserTests) expect(linesOf(file, complaints)).toEqual(['1']);
      for (const file of solutions) expect(linesOf(file, complaints)).toEqual([]);
      expect(complaints).toContain('shared/test/browser');
    },
  );

  test('types may come from Playwright', () => {
    const complaints = lint(
      browserTests,
      "import type { Page } from '@playwright/test';\nimport { devices } from '@playwright/test';\n",
    );
    for (const file of browserTests) expect(linesOf(file, complaints)).toEqual([]);
  });
});

test('a hint has at most 20 words and a full stop, and its line is told', () => {
  const file = `${DEMO}/demo.ts`;
  const hint = (words: number, end: string) => `  { hint: '${Array(words).fill('it’s').join(' ')}${end}' },`;
  const complaints = lint([file], `export default [\n${[hint(20, '.'), hint(21, '.'), hint(3, '')].join('\n')}\n];\n`);
  expect(linesOf(file, complaints)).toEqual(['3', '4']);
  expect(complaints).toContain('A hint has at most 20 words');
});
