import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySources } from '../scripts/rules/copySources.ts';
import { root } from '../shared/project/folders.ts';
import { median } from './figures.ts';
import { atMost, type Part } from './report.ts';

/** How many seconds builds take, in a copy of the sources, so that the builds here stay as they are. */
export function measureBuilds(wanted: number): Part {
  const times = { all: [] as number[], one: [] as number[], none: [] as number[] };
  for (let run = 0; run < Math.min(wanted, 3); run++) {
    const copy = copySources(tmpdir());
    try {
      symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
      times.all.push(build(copy));
      appendFileSync(path.join(copy, 'remotes/forms/src/counter/Counter.tsx'), '// Changed.\n');
      times.one.push(build(copy));
      times.none.push(build(copy));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
  const figures = { all: median(times.all), one: median(times.one), none: median(times.none) };
  return {
    figures,
    checks: [
      atMost('build: all, cold', figures.all, 45, ' s', 1),
      atMost('build: one remote', figures.one, 8, ' s', 1),
      atMost('build: nothing changed', figures.none, 1.5, ' s', 1),
    ],
    tables: [],
  };
}

/** The seconds of `npm run build`, without npm's own start. */
function build(directory: string): number {
  const started = performance.now();
  const args = ['--import', 'tsx', 'scripts/build/build.ts'];
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd: directory, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build of the copy failed.\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}
