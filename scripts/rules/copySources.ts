import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../services/common/src/project.ts';

/** Copies what git has of the project, or would take if all were added, to a new folder in `place`. Returns the folder. */
export function copySources(place: string): string {
  const copy = mkdtempSync(path.join(place, 'playground-copy-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  // A file that is deleted, and not yet in a commit, is in the list all the same.
  for (const file of files.filter((name) => name && existsSync(path.join(root, name)))) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  return copy;
}
