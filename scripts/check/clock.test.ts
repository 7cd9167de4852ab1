import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { copyLintSettings } from './copyLintSettings.ts';

/** What lint says of files that read the machine's clock twice, and make one date of their own. */
let complaints: string;
const DEMO = 'remotes/forms/src/counter';
const inDemos = [`${DEMO}/Counter.tsx`, `${DEMO}/parts/step.ts`];
const elsewhere = [`${DEMO}/Counter.test.tsx`, `${DEMO}/Counter.e2e.ts`, `${DEMO}/solutions/a.ts`, 'shared/src/now.ts'];

beforeAll(() => {
  const place = mkdtempSync(path.join(tmpdir(), 'playground-clock-'));
  copyLintSettings(place);
  for (const file of [...inDemos, ...elsewhere]) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    writeFileSync(
      path.join(place, file),
      'export const all = [\n  new Date(),\n  Date.now(),\n  new Date(2000, 1),\n];\n',
    );
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8' });
  complaints = stdout + stderr;
  rmSync(place, { recursive: true });
});

test.each(inDemos)('%s may not read the clock of the machine, but make a date', (file) => {
  const lines = [...complaints.matchAll(new RegExp(`${file}:(\\d+):\\d+ plugin`, 'g'))].map(([, line]) => line);
  expect(lines).toEqual(['2', '3']);
  expect(complaints).toContain("The page's clock is now() of @playground/shared/now");
});

test.each(elsewhere)('%s may', (file) => expect(complaints).not.toContain(`${file}:`));
