/** A demo is one folder, truly: in a clone of this checkout one is made, tested with all that holds for it, and removed. */
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '../../shared/test/browser';
import { commitAll, copyCheckout } from '../fixtures/copyCheckout';
import { ofTerminal, run } from '../fixtures/run';

/** A clone, and a way to run a command in it, which rejects with what it said when it fails. */
interface Clone {
  folder: string;
  run(command: string, ...args: string[]): Promise<string>;
}

const test = base.extend<{ clone: Clone }>({
  clone: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const folder = copyCheckout();
      await use({
        folder,
        run: async (command, ...args) => (await run(command, args, { cwd: folder, env: ofTerminal })).stdout,
      });
      rmSync(folder, { recursive: true });
    },
    // A busy machine takes more than half a minute for the copy.
    { timeout: 120_000 },
  ],
});

const install = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error'];

test('a demo with a package, 3 kB of code and an exception is one folder, and leaves no trace when it is removed', {
  tag: '@audit',
}, async ({ clone: { folder, run } }) => {
  // A minute on two idle cores.
  test.setTimeout(600_000);
  const inClone = (...parts: string[]) => path.join(folder, ...parts);

  await test.step('a team has its group', async () => {
    await run(process.execPath, 'scripts/run.mjs', 'scripts/new/newRemote.ts', '--name', 'scouts', '--title', 'Scouts');
    const table = inClone('hosts/shell/remotes.json');
    const scouts = { name: 'scouts', title: 'Scouts', url: 'http://localhost:3006' };
    writeFileSync(table, `${JSON.stringify([...JSON.parse(readFileSync(table, 'utf8')), scouts], null, 2)}\n`);
    await run('npm', ...install);
    commitAll(folder);
  });
  expect(await run('git', 'status', '--porcelain')).toBe('');

  await test.step('it makes a demo', async () => {
    await run(
      process.execPath,
      'scripts/run.mjs',
      'scripts/new/newDemo.ts',
      '--remote',
      'scouts',
      '--title',
      'Big Switch',
    );
    const demo = (file: string) => inClone('remotes/scouts/src/big-switch', file);
    const { packages } = JSON.parse(readFileSync(inClone('package-lock.json'), 'utf8'));
    writeFileSync(
      demo('package.json'),
      JSON.stringify(
        {
          name: '@playground/scouts-big-switch',
          version: '0.1.0',
          private: true,
          type: 'module',
          dependencies: { clsx: packages['node_modules/clsx'].version },
        },
        null,
        2,
      ),
    );
    // Random digits are as large over the wire as they are here.
    writeFileSync(demo('noise.ts'), `export const noise = '${randomBytes(3000).toString('base64')}';\n`);
    writeFileSync(
      demo('exceptions.ts'),
      `import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { BigSwitch: { most: 4_500, reason: 'Much noise.' } },
  axe: [{ path: '/bigSwitch', rules: ['label'], selector: '#unnamed', reason: 'To be found by where it stands.' }],
} satisfies Exceptions;
`,
    );
    const page = readFileSync(demo('BigSwitch.tsx'), 'utf8')
      .replace("import { useState } from 'react';", "import clsx from 'clsx';\n$&\nimport { noise } from './noise';")
      .replace('className="btn btn-primary"', "className={clsx('btn', 'btn-primary')}")
      .replace('</button>\n', '$&      <input id="unnamed" size={8} defaultValue={noise} />\n');
    writeFileSync(demo('BigSwitch.tsx'), page);
    await run('npm', ...install);
    await run('npm', 'run', 'format', '--', 'remotes/scouts/src/big-switch');
  });

  const said = await run(process.execPath, 'scripts/run.mjs', 'scripts/testing/test.ts', 'scouts');
  expect(said).toMatch(/\n\d+ passed, 0 failed\n$/);
  for (const part of ['lint', 'types', 'unit', 'build', 'budgets', 'e2e']) {
    expect(said).toMatch(new RegExp(`^ +${part}( \\(\\S+\\))?: [1-9]\\d* passed, 0 failed in`, 'm'));
  }
  expect(said).toMatch(/demo scouts big-switch\/BigSwitch +[3-4]\d{3} of +4500$/m);
  await run(process.execPath, 'node_modules/knip/bin/knip.js', '--workspace', 'remotes/scouts/src/big-switch');
  expect(await run('git', 'status', '--porcelain')).toBe(' M package-lock.json\n?? remotes/scouts/src/big-switch/\n');

  await test.step('it removes the demo', async () => {
    rmSync(inClone('remotes/scouts/src/big-switch'), { recursive: true });
    await run('npm', ...install);
    // npm leaves a name in the lock file, which any command of ours removes (scripts/run.mjs).
    await run('npm', 'run', 'build', '--', '--help');
  });
  expect(await run('git', 'status', '--porcelain')).toBe('');
});
