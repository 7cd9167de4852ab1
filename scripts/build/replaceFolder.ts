import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const HOUR = 3_600_000;

/** A folder beside `dist` for the build of this process. Also removes the folders of builds that were killed. */
export function folderBeside(dist: string): string {
  const own = `${dist}.${process.pid}`;
  const folders = readdirSync(path.dirname(dist)).map((name) => path.join(path.dirname(dist), name));
  for (const folder of folders.filter((name) => name.startsWith(`${dist}.`))) {
    const started = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
    // No build takes an hour.
    if (folder === own || Date.now() - started > HOUR) rmSync(folder, { recursive: true, force: true });
  }
  return own;
}

/** Replaces a build by a new one. A server that reads from it never finds a half of one. */
export function replaceFolder(made: string, dist: string): void {
  const old = `${made}.old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(made, dist);
  rmSync(old, { recursive: true, force: true });
}
