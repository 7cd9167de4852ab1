import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The folder that this process makes a build in, beside the one it will replace. No other build writes there. */
export function draftOf(dist: string): string {
  return `${dist}.new-${process.pid}`;
}

/** Removes what builds that were killed left behind. */
export function removeAbandonedDrafts(dist: string): void {
  const folder = path.dirname(dist);
  for (const name of readdirSync(folder)) {
    const [, pid] = new RegExp(`^${path.basename(dist)}\\.(?:new|old)-(\\d+)$`).exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Puts a folder in the place of another, which a server may be reading from: between two renames nothing is there, and at
 * no time a half of it. When several do so at once, the last one stays, whole.
 */
export function replaceFolder(made: string, dist: string): void {
  const old = `${dist}.old-${process.pid}`;
  for (;;) {
    // Another build may move the same folder away, or its own in, between these lines: then we look again.
    if (existsSync(dist)) unless(['ENOENT'], () => renameSync(dist, old));
    if (unless(['ENOTEMPTY', 'EEXIST', 'EPERM'], () => renameSync(made, dist))) break;
    rmSync(old, { recursive: true, force: true });
  }
  rmSync(old, { recursive: true, force: true });
}

/** Whether it went through; false when it failed with one of these codes. */
function unless(codes: string[], act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
