/** How long builds take, in a copy of the sources: the builds that are being served stay as they are. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/build/workspaces.ts';
import { median } from './figures.ts';

/** In seconds. */
export interface BuildTimes {
  all: number;
  one: number;
  none: number;
}

const NOT_COPIED = /^(node_modules|dist|dist\..*|\.git|\.cache|test-results|playwright-report|coverage|screenshots)$/;

export function measureBuilds(runs: number): BuildTimes {
  const copy = mkdtempSync(path.join(tmpdir(), 'playground-bench-'));
  try {
    cpSync(root, copy, { recursive: true, filter: (source) => !NOT_COPIED.test(path.basename(source)) });
    linkPackages(copy);
    const all = [];
    const one = [];
    const none = [];
    for (let run = 0; run < runs; run++) {
      for (const folder of ['hosts', 'remotes']) {
        for (const name of readdirSync(path.join(copy, folder))) {
          rmSync(path.join(copy, folder, name, 'dist'), { recursive: true, force: true });
        }
      }
      rmSync(path.join(copy, '.cache'), { recursive: true, force: true });
      all.push(build(copy));
      appendFileSync(path.join(copy, 'remotes/forms/src/counter/Counter.tsx'), '// Changed.\n');
      one.push(build(copy));
      none.push(build(copy));
    }
    return { all: median(all), one: median(one), none: median(none) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The installed packages as links, the workspaces' own as links to the copy. */
function linkPackages(copy: string): void {
  const packages = path.join(root, 'node_modules');
  const links = path.join(copy, 'node_modules');
  mkdirSync(path.join(links, '@playground'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@playground' && name !== '.cache') symlinkSync(path.join(packages, name), path.join(links, name));
  }
  symlinkSync(path.join(copy, 'shared'), path.join(links, '@playground/shared'));
  for (const folder of ['hosts', 'remotes', 'services']) {
    for (const name of readdirSync(path.join(root, folder))) {
      const own = path.join(root, folder, name, 'node_modules');
      try {
        symlinkSync(readdirSync(own) && own, path.join(copy, folder, name, 'node_modules'));
      } catch {
        // Most have none: their packages are at the root.
      }
    }
  }
}

/** The seconds that `npm run build` takes, npm's own start not counted. */
function build(directory: string): number {
  const started = performance.now();
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status, stderr, stdout } = spawnSync(process.execPath, [tsx, 'scripts/build/build.ts'], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build of the copy failed.\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}
