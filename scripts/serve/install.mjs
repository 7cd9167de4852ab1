// Runs before anything is installed: plain JavaScript, nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname ?? '.');

/** Ends the process with one line when this Node is too old to run the playground. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(
    `The playground needs Node ${wantedMajor}.${wantedMinor} or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

/** Installs the dependencies when there are none yet, or when they are older than the lock file. */
export function installIfNeeded() {
  const lock = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing dependencies (npm ci)');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return;
  console.error('npm ci failed: see its message above.');
  process.exit(1);
}
