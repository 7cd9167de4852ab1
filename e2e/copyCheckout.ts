import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { workspaces } from '../scripts/build/workspaces';
import { copySources } from '../scripts/check/copySources';

const root = path.join(import.meta.dirname, '..');

/**
 * A git clone of what the project's folder holds, uncommitted edits included, with everything in one commit. Its packages are
 * there without a network, its workspaces are its own, and what is built here is built there.
 */
export function copyCheckout(): string {
  // Beside what it links to: a file can have two names on one disk only.
  const place = path.join(root, '.cache');
  mkdirSync(place, { recursive: true });
  const copy = copySources(place);
  linkTree(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const { directory } of workspaces()) {
    const dist = path.join(directory, 'dist');
    cpSync(dist, path.join(copy, path.relative(root, dist)), { recursive: true });
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  commitAll(copy);
  return copy;
}

export function commitAll(folder: string): void {
  const author = ['-c', 'user.name=Crew', '-c', 'user.email=crew@test.invalid'];
  execFileSync('git', ['add', '--all'], { cwd: folder });
  execFileSync('git', [...author, 'commit', '--quiet', '--no-verify', '--message=All'], { cwd: folder });
}

/** Every file under a second name. Links that lead to our own workspaces are relative: there they lead to the copy's. */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name === '.cache') continue;
    else if (entry.isDirectory()) linkTree(source, target);
    // npm writes into this file, which would be both.
    else if (entry.name === '.package-lock.json') copyFileSync(source, target);
    else linkSync(source, target);
  }
}
