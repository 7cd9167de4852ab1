import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../shared/project/folders';

/** What npm is called with, for a script in a project with a package, a tool for tests and a peer. `installed` has the versions that are there. */
function npmFor(installed: Record<string, string>, script = 'scripts/hello.ts'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const locked = (name: string, version: string) => [
    `node_modules/${name}`,
    { version, ...(name === 'tester' && { dev: true }), ...(name === 'guest' && { peer: true }) },
  ];
  const lock = (versions: Record<string, string>) => ({
    packages: { '': {}, ...Object.fromEntries(Object.entries(versions).map(([name, one]) => locked(name, one))) },
  });
  write('package.json', { type: 'module', engines: { node: '>=20.19' } });
  // The lock file is newer than what is installed, as in a copied folder.
  write('node_modules/.package-lock.json', lock(installed));
  utimesSync(path.join(folder, 'node_modules/.package-lock.json'), 1, 1);
  write('package-lock.json', lock({ tea: '1.0.0', tester: '1.0.0', guest: '1.0.0' }));
  write('bin/npm', '#!/bin/sh\necho "$*" > called\n');
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  cpSync(path.join(root, 'scripts/run.mjs'), path.join(folder, 'scripts/run.mjs'));
  // The script is not run.
  write('node_modules/tsx/package.json', { exports: { './esm/api': './api.mjs' } });
  write('node_modules/tsx/api.mjs', 'export const register = () => process.exit(0);');
  const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` };
  execFileSync(process.execPath, ['scripts/run.mjs', script], { cwd: folder, env, stdio: 'pipe' });
  const called = path.join(folder, 'called');
  const said = existsSync(called) ? readFileSync(called, 'utf8').replace(/ --no-audit.*\n/, '') : '';
  rmSync(folder, { recursive: true });
  return said;
}

const START = 'scripts/serve/start.ts';

test.each([
  ['all is there', { tea: '1.0.0', tester: '1.0.0', guest: '1.0.0' }, '', ''],
  ['a package has another version', { tea: '0.9.0', tester: '1.0.0' }, 'ci', 'ci'],
  ['a tool has another version', { tea: '1.0.0', tester: '0.9.0', guest: '1.0.0' }, '', 'ci'],
  ['a peer is missing', { tea: '1.0.0', tester: '1.0.0' }, '', 'ci'],
  ['the tools and peers are missing', { tea: '1.0.0' }, '', 'install --no-save'],
  ['nothing is there', {}, 'ci --omit=dev --omit=peer', 'ci'],
])('%s: what npm start and another script install', (_, installed, start, other) => {
  expect([npmFor(installed, START), npmFor(installed)]).toEqual([start, other]);
});

test('the table of a class needs no tools for tests: a trainer has run npm start only', () => {
  expect(npmFor({ tea: '1.0.0' }, 'scripts/testing/class.ts')).toBe('');
});

test.each(['scripts/serve/start.ts', 'scripts/testing/class.ts'])(
  '%s --help in a clone without packages installs nothing, and says what it says with them',
  (script) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
    const files = ['package.json', 'package-lock.json', 'scripts/run.mjs', script, 'scripts/serve/startCommand.ts'];
    for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
    const helpIn = (cwd: string) =>
      String(
        execFileSync(process.execPath, ['scripts/run.mjs', script, '--help'], {
          cwd,
          env: { ...process.env, PATH: '' },
        }),
      );
    const help = helpIn(folder);
    rmSync(folder, { recursive: true });
    expect(help).toBe(helpIn(root));
  },
);

test('in a clone without packages, a command says what comes first', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
  const files = ['package.json', 'scripts/playground.mjs', 'scripts/testing/class.ts'];
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/playground.mjs', 'class'], { cwd: folder });
  rmSync(folder, { recursive: true });
  expect([status, String(stderr)]).toEqual([1, 'The packages are missing. Run npm ci first.\n']);
});
