import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../shared/project/folders';

/** A project whose lock file is newer than what is installed, as in a copied folder. */
function runIn(installed: string): { isInstalled: boolean } {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  for (const name of ['scripts', 'bin', 'node_modules']) mkdirSync(path.join(folder, name));
  cpSync(path.join(root, 'scripts/run.mjs'), path.join(folder, 'scripts/run.mjs'));
  symlinkSync(path.join(root, 'node_modules/tsx'), path.join(folder, 'node_modules/tsx'));
  write('package.json', { type: 'module', engines: { node: '>=20.19' } });
  const lock = (version: string) => ({ packages: { '': {}, 'node_modules/tea': { version } } });
  write('node_modules/.package-lock.json', lock(installed));
  utimesSync(path.join(folder, 'node_modules/.package-lock.json'), 1, 1);
  write('package-lock.json', lock('1.0.0'));
  write('scripts/hello.ts', '');
  write('bin/npm', '#!/bin/sh\ntouch called\n');
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` };
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/hello.ts'], { cwd: folder, env, stdio: 'pipe' });
  const isInstalled = existsSync(path.join(folder, 'called'));
  rmSync(folder, { recursive: true });
  return { isInstalled };
}

test.each([
  ['the same version is there', '1.0.0', false],
  ['another version is there', '0.9.0', true],
])('a newer lock file installs only what differs: %s', (_, installed, isInstalled) => {
  expect(runIn(installed)).toEqual({ isInstalled });
});
