/** How long builds take, in a copy of the sources: the builds that are being served stay as they are. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySources } from '../scripts/rules/copySources.ts';
import { root } from '../services/common/src/project.ts';
import { median } from './figures.ts';

export type BuildTimes = ReturnType<typeof measureOnce>;

export function measureBuilds(runs: number): BuildTimes {
  const times = Array.from({ length: runs }, measureOnce);
  const middle = (which: keyof BuildTimes) => median(times.map((each) => each[which]));
  return { all: middle('all'), one: middle('one'), none: middle('none') };
}

/** In seconds. */
function measureOnce() {
  const copy = copySources(tmpdir());
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const all = build(copy);
    appendFileSync(path.join(copy, 'remotes/forms/src/counter/Counter.tsx'), '// Changed.\n');
    return { all, one: build(copy), none: build(copy) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The seconds that `npm run build` takes, npm's own start not counted. */
function build(directory: string): number {
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build/build.ts'], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build of the copy failed.\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}
