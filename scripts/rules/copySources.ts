import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/project/folders.ts';

/** Copies all files that git has or does not ignore to a new folder in `place`. Returns the folder. */
export function copySources(place: string): string {
  const copy = mkdtempSync(path.join(place, 'playground-copy-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  // The list still has a file whose deletion is not committed.
  for (const file of files.filter((name) => name && existsSync(path.join(root, name)))) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  return copy;
}
