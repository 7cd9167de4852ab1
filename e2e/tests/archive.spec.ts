/** The archive of a release, in folders that have nothing else. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { isFree, listen } from '../../services/common/src/listen';
import { siteFromEnvironment } from '../../shared/project/environment';
import { version } from '../../shared/project/folders';
import { test as base, expect } from '../../shared/test/browser';
import { forThisMachine } from '../fixtures/forThisMachine';
import { ofTerminal, run } from '../fixtures/run';
import { root } from '../fixtures/runScript';

const ARCHIVE = `playground-${version}.tgz`;
const SUMS = 'SHA256SUMS';

const release = (to: string) =>
  run(process.execPath, ['scripts/run.mjs', 'scripts/release/release.ts', '--built', to], {
    cwd: root,
    env: process.env,
  });

const COUNTER = `import { expect, test } from '@playwright/test';

test('counts', async ({ page }) => {
  await page.goto('/counter');
  await page.getByRole('button', { name: 'Increment' }).click();
  await expect(page.getByRole('status', { name: 'Count' })).toHaveText('1');
});
`;

interface Archive {
  /** Has the archive and nothing else. */
  made: string;
  /** A project that has the archive as its one package. */
  project: string;
}

const test = base.extend<{ basePort: number }, { archive: Archive }>({
  archive: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const place = mkdtempSync(path.join(tmpdir(), 'playground-archive-'));
      const [made, project] = ['made', 'project'].map((name) => path.join(place, name)) as [string, string];
      await release(made);
      mkdirSync(project);
      writeFileSync(path.join(project, 'package.json'), '{"private": true}');
      const install = ['install', '--offline', '--no-audit', '--no-fund', path.join(made, ARCHIVE)];
      await run('npm', install, { cwd: project, env: ofTerminal });
      await use({ made, project });
      rmSync(place, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  basePort: async ({}, use, { parallelIndex }) => {
    for (let port = 21_000 + 200 * parallelIndex; ; port += 2000) {
      const { ports } = siteFromEnvironment({ BASE_PORT: String(port) });
      if ((await Promise.all(Object.values(ports).map((one) => isFree(one)))).every(Boolean)) return use(port);
    }
  },
});

/** Starts the program as a package's command does. */
function start(project: string, args: string[], stdout: 'pipe' | number = 'pipe'): ChildProcess {
  const program = path.join(project, 'node_modules/@playground/site/services/api/src/playground.js');
  return spawn(process.execPath, [program, 'start', ...args], {
    cwd: project,
    env: ofTerminal,
    stdio: ['ignore', stdout, 'pipe'],
  });
}

/** How it ended, and what it said on stderr. */
async function ending(child: ChildProcess): Promise<[code: number, said: string]> {
  const said = text(child.stderr as NodeJS.ReadableStream);
  const [code] = await once(child, 'close');
  return [code, await said];
}

const isUp = (port: number) =>
  fetch(`http://localhost:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('one package without others, small, and the same bytes from the same sources', async ({
  archive: { made, project },
}) => {
  expect(readdirSync(path.join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@playground',
  ]);
  expect(readdirSync(path.join(project, 'node_modules/@playground'))).toEqual(['site']);
  const installed = path.join(project, 'node_modules');
  const bytes = readdirSync(installed, { recursive: true, encoding: 'utf8' })
    .map((file) => lstatSync(path.join(installed, file)).size)
    .reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(45 * 2 ** 20);
  const again = path.join(project, 'again');
  await release(again);
  expect(readFileSync(path.join(again, SUMS), 'utf8')).toBe(readFileSync(path.join(made, SUMS), 'utf8'));
});

test('it prints its addresses for a program, serves all of them, and ends with 0', async ({
  archive: { project },
  basePort,
  page,
}) => {
  const child = start(project, ['--port', String(basePort), '--json']);
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  const site = JSON.parse(line);
  expect(site).toMatchObject({
    version,
    shell: `http://localhost:${basePort}`,
    services: { mail: `http://localhost:${basePort + 100}` },
  });
  for (const { url } of site.remotes) expect((await fetch(`${url}/mf-manifest.json`)).status).toBe(200);
  // The provider of logins knows its models by their classes' names, which a bundle may have shortened.
  await page.goto(`${site.shell}/signInAndPay`);
  const account = page.getByRole('table', { name: 'Test accounts' }).getByRole('row', { name: /^First / });
  const [user = '', password = ''] = await account.getByRole('cell').allTextContents();
  await page.getByRole('button', { name: 'Leave and sign in' }).click();
  await page.getByLabel('User name').fill(user);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status', { name: 'Sign in by redirect' })).toContainText('Done:');
  // The second one changes nothing for the first.
  const [code, said] = await ending(start(project, ['--port', String(basePort)]));
  expect([code, said.trim().split('\n').length]).toEqual([2, 1]);
  expect(said).toContain(`Ports in use: `);
  expect(await isUp(basePort + 100)).toBe(true);
  child.kill();
  // Node 20 is older than the sign-in provider wants.
  expect(await ending(child)).toEqual([
    0,
    expect.stringMatching(/^(oidc-provider WARNING: Unsupported runtime.*\n)?$/),
  ]);
});

test('what is wrong is said in one line, and nothing has started', async ({ archive: { project }, basePort }) => {
  const taken = await listen({ routing() {}, close: async () => {} }, 'taken', basePort + 3);
  const wrong: [code: number, said: RegExp, args: string[]][] = [
    [1, /^--port must be a number from 1 to 65410, not 'four'\.\n$/, ['--port', 'four']],
    [1, /^--port must be a number from 1 to 65410, not '65500'\.\n$/, ['--port', '65500']],
    [1, /^--host must be a host name or an IP address, not 'a b'\.\n$/, ['--host', 'a b']],
    [1, /^Unknown option '--prot'\. --help lists all arguments\.\n$/, ['--prot', '1']],
    [
      2,
      new RegExp(`^Ports in use: ${basePort + 3} \\(FRAMES_PORT\\)\\. These are free: \\S+\n$`),
      ['--port', String(basePort)],
    ],
  ];
  for (const [code, said, args] of wrong)
    expect(await ending(start(project, args))).toEqual([code, expect.stringMatching(said)]);
  // Each write to it fails as on a full disk.
  if (process.platform === 'linux') {
    await taken.close();
    const full = ending(start(project, ['--port', String(basePort)], openSync('/dev/full', 'w')));
    expect(await full).toEqual([1, expect.stringMatching(/^The addresses cannot be printed: ENOSPC[^\n]*\n$/)]);
  }
  expect(await isUp(basePort)).toBe(false);
  await taken.close();
});

test.describe('the samples of docs/ci', () => {
  const sample = (project: string, name: string, basePort: number) => {
    const source = readFileSync(path.join(root, 'docs/ci', name), 'utf8');
    const here = forThisMachine(source)
      .replaceAll('4000', String(basePort))
      .replaceAll('4100', String(basePort + 100));
    writeFileSync(path.join(project, name), here);
    return path.join(project, name);
  };

  test('webServer of Playwright starts it', async ({ archive: { project }, basePort }) => {
    for (const name of ['@playwright', 'playwright', 'playwright-core']) {
      symlinkSync(path.join(root, 'node_modules', name), path.join(project, 'node_modules', name));
    }
    sample(project, 'playwright.config.ts', basePort);
    mkdirSync(path.join(project, 'tests'));
    writeFileSync(path.join(project, 'tests/counter.spec.ts'), COUNTER);
    const { stdout } = await run('npx', ['playwright', 'test'], { cwd: project, env: ofTerminal });
    expect(stdout).toContain('1 passed');
  });

  test('onPrepare of WebdriverIO starts it, and onComplete stops it', async ({ archive: { project }, basePort }) => {
    const file = sample(project, 'wdio.conf.mjs', basePort);
    const use = `process.chdir(${JSON.stringify(project)}); const { config } = await import(${JSON.stringify(pathToFileURL(file).href)});
      await config.onPrepare(); console.log(String((await fetch(config.baseUrl)).status)); await config.onComplete();`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', use], {
      cwd: project,
      env: ofTerminal,
    });
    expect(stdout).toBe('200\n');
    expect(await isUp(basePort + 100)).toBe(false);
  });
});
