import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const HOUR = 3_600_000;

/** A folder beside `dist` that this process alone makes a build in. What builds that were killed left there is removed. */
export function folderBeside(dist: string): string {
  const own = `${dist}.${process.pid}`;
  for (const name of readdirSync(path.dirname(dist))) {
    const folder = path.join(path.dirname(dist), name);
    const begun = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
    // No build takes an hour.
    const abandoned = folder.startsWith(`${dist}.`) && Date.now() - begun > HOUR;
    if (abandoned || folder === own) rmSync(folder, { recursive: true, force: true });
  }
  return own;
}

/** Puts a build that is whole in the place of another, which a server may be reading from: no half is ever there. */
export function replaceFolder(made: string, dist: string): void {
  const old = `${made}.old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(made, dist);
  rmSync(old, { recursive: true, force: true });
}
