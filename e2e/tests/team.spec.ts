/**
 * A team with a repository of its own: in an empty folder, with the package as `npm pack` makes it and nothing of this checkout, it does
 * everything that a team here does, and its group is shown by a shell that runs elsewhere.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/containers/compose';
import { siteUnderTest } from '../../shared/test/browser';
import { findOnPath } from '../../shared/test/findOnPath';
import { leftoversIn, watchForLeftovers } from '../../shared/test/leftovers';
import { commitAll, copyPackages } from '../fixtures/copyCheckout';
import { UNDER_LOAD } from '../fixtures/developedGroup';
import { test as base, expect } from '../fixtures/ownSite';
import { ofTerminal, run } from '../fixtures/run';
import { root } from '../fixtures/runScript';

const FREE_PORTS = Object.fromEntries(
  ['SHELL', 'SCOUTS', 'API', 'INBOX', 'SMTP', 'IDENTITY', 'PAY', 'BANK'].map((name) => [`${name}_PORT`, '0']),
);
/** Newer versions of these do not run on Node 20. */
const HELD_BACK = ['webpack', 'light-my-request', '@fastify/static'];
/** Its only demo's. */
const COMPONENT = 'remotes/scouts/src/the-scouts-counter/TheScoutsCounter.tsx';
const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

const runIn = async (cwd: string, command: string, ...args: string[]) =>
  (await run(command, args, { cwd, env: ofTerminal })).stdout;

interface Team {
  place: string;
  /** Its repository. */
  scouts: string;
}

/** Its name is none that this checkout may have a group of. */
const test = base.extend<object, { team: Team }>({
  team: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const place = mkdtempSync(path.join(tmpdir(), 'playground-team-'));
      await runIn(root, 'npm', 'pack', `--pack-destination=${place}`);
      const packed = path.join(place, readdirSync(place)[0] as string);
      const empty = path.join(place, 'empty');
      mkdirSync(empty);
      await runIn(empty, 'npm', 'install', '--no-save', ...QUIET, packed);
      const scouts = path.join(empty, 'scouts');
      const group = ['--name', 'scouts', '--title', 'The Scouts', '--directory', 'scouts', '--server'];
      await runIn(empty, 'npx', 'playground', 'new:remote', ...group);
      // What has made it is gone: it stands alone.
      rmSync(path.join(empty, 'node_modules'), { recursive: true });
      await runIn(scouts, 'git', 'init', '--quiet');
      commitAll(scouts);
      await runIn(scouts, 'npm', 'ci', ...QUIET);
      await use({ place, scouts });
      rmSync(place, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

// In one worker, one after the other: the repository is made once.
test.describe.configure({ mode: 'default' });

const PARTS = ['lint', 'types', 'unit', 'build', 'budgets', 'e2e', 'solutions'];

/** Runs `npm test` and looks whether each part had something to do. */
async function expectTested(folder: string): Promise<void> {
  const said = await runIn(folder, 'npm', 'test');
  expect(said).toMatch(/\n\d+ passed, 0 failed\n/);
  for (const part of PARTS)
    expect(said).toMatch(new RegExp(`^ +${part}( \\(\\S+\\))?: [1-9]\\d* passed, 0 failed in`, 'm'));
}

test('its repository has all that a repository has, and nothing that leads into this one', async ({
  team: { scouts },
}) => {
  const files = (await runIn(scouts, 'git', 'ls-files')).trim().split('\n');
  expect(files).toEqual(
    expect.arrayContaining([
      '.github/workflows/ci.yml',
      '.gitlab-ci.yml',
      'CODEOWNERS',
      'Dockerfile',
      'LICENSE',
      'README.md',
      'package-lock.json',
      'remotes/scouts/src/the-scouts-counter/demo.ts',
    ]),
  );
  for (const file of files.filter((name) => !name.startsWith('vendor/'))) {
    const text = readFileSync(path.join(scouts, file), 'utf8');
    expect.soft(text.includes(root), file).toBe(false);
    expect.soft(/\bcrew\b/i.test(text), file).toBe(false);
  }
  expect(await runIn(scouts, 'git', 'status', '--porcelain')).toBe('');
});

test('its versions are those that the package is tested with, and its package.json has no overrides', async ({
  team: { scouts },
}) => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(scouts, file), 'utf8'));
  expect(read('package.json')).not.toHaveProperty('overrides');
  const { packages } = read('package-lock.json');
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    const copies = Object.keys(packages).filter((at) => at.endsWith(`node_modules/${name}`));
    expect.soft(packages[`node_modules/${name}`].version, name).toBe(version);
    if (HELD_BACK.includes(name)) expect.soft(copies, name).toEqual([`node_modules/${name}`]);
  }
});

test('the name of its package never leads to the public registry', async ({ team: { place, scouts } }) => {
  const { packages } = JSON.parse(readFileSync(path.join(scouts, 'package-lock.json'), 'utf8'));
  const kit = packages['node_modules/@playground/kit'];
  expect(kit.resolved).toMatch(/^file:vendor\/playground-kit-.*\.tgz$/);
  expect(kit.integrity).toMatch(/^sha512-/);
  const other = path.join(place, 'other');
  mkdirSync(other);
  writeFileSync(path.join(other, '.npmrc'), readFileSync(path.join(scouts, '.npmrc')));
  await expect(runIn(other, 'npm', 'install', '--fetch-retries=0', '@playground/kit')).rejects.toThrow(
    /registry\.invalid/,
  );
});

interface Stranger {
  name: string;
  title: string;
  brings: string[];
  /** The file with its button, if that is not the page itself. */
  button?: string;
}

/** Groups of one repository whose pages are not of the shell's React. */
const STRANGERS: Stranger[] = [
  { name: 'plain', title: 'Plain', brings: ['--framework', 'none'] },
  { name: 'vue', title: 'Vue', brings: ['--framework', 'vue'], button: 'components/PressCount.vue' },
  { name: 'svelte', title: 'Svelte', brings: ['--framework', 'svelte'], button: 'components/Presses.svelte' },
  { name: 'lit', title: 'Lit', brings: ['--framework', 'lit'] },
  { name: 'eighteen', title: 'Eighteen', brings: ['--react', '18'], button: 'components/Presses.tsx' },
];

/** The word on the button, as each framework writes it. */
const WORD = /(?<=[>']|^ +)Press(?=[<']|$)/m;

const presses = (page: Page) => page.getByRole('status', { name: 'Presses' });

async function pressTo(page: Page, count: string, button = 'Press'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(presses(page)).toHaveText(count);
}

/** From home to the page of a group and back. */
async function openAndLeave(page: Page, title: string, button?: string): Promise<void> {
  await test.step(`${title} is opened and left`, async () => {
    await page.getByRole('link', { name: `${title} Counter` }).click();
    await expect(presses(page)).toHaveText('0');
    await pressTo(page, '1', button);
    await pressTo(page, '2', button);
    await leave(page);
  });
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  expect(await leftoversIn(page)).toEqual([]);
}

for (const [names, tag, strangers] of [
  ['Vue and of React 18', '@long', STRANGERS.filter(({ name }) => ['vue', 'eighteen'].includes(name))],
  ['all frameworks', '@audit', STRANGERS],
] as const)
  test(`groups of ${names} stand side by side in one shell${tag === '@audit' ? ', and take a new build' : ''}`, {
    tag,
  }, async ({ page, browser, serveGroups, team: { place, scouts } }) => {
    // Fifteen minutes on a slow machine, with the other tests beside it.
    test.setTimeout(1_500_000);
    const repository = path.join(place, `strangers${tag}`);
    for (const [i, { name, title, brings }] of strangers.entries()) {
      const group = ['new:remote', '--name', name, '--title', title, ...brings];
      if (i > 0) {
        const said = await runIn(repository, 'npx', 'playground', ...group);
        // It ends with the table that has the group.
        writeFileSync(path.join(repository, 'remotes.json'), said.slice(said.indexOf('\n[') + 1));
      } else {
        await runIn(scouts, 'npx', 'playground', ...group, '--directory', repository);
        await runIn(repository, 'git', 'init', '--quiet');
        commitAll(repository);
        // So that it can make the others. Below, npm adds what these bring.
        copyPackages(scouts, repository);
      }
    }
    await runIn(repository, 'npm', 'install', ...QUIET);

    const published = (name: string) => path.join(repository, `published-${name}`);
    const publish = (name: string, ...args: string[]) =>
      runIn(repository, 'npm', 'run', 'publish:remote', '--', name, published(name), ...args);
    for (const { name } of strangers) {
      mkdirSync(published(name));
      await publish(name);
    }
    const builds = strangers.map(({ name, title }) => ({ name, title, folder: published(name) }));
    const { shell, groups } = await serveGroups(builds);
    const plain = tag === '@audit' ? [await serveGroups(builds, { plain: true })] : [];
    const origins = [{ groups }, ...plain].flatMap((site) => Object.values(site.groups));
    await watchForLeftovers(page, origins);
    for (const address of [shell, ...plain.map((site) => site.shell)]) {
      await page.goto(address);
      for (const { title } of [...strangers, ...strangers]) await openAndLeave(page, title);
    }
    for (const { name } of strangers) {
      await page.goto(`${groups[name]}/${name}Counter`);
      await pressTo(page, '1');
    }
    // In the long run, another test publishes a build below an open page: its group is of the shell's React.
    if (tag === '@long') return;

    // It takes the builds that are published.
    await expectTested(repository);

    // A visitor without a cache, because the files of the first builds are deleted. The console names those.
    const visitor = await (await browser.newContext()).newPage();
    await watchForLeftovers(visitor, Object.values(groups));
    const [open, ...closed] = strangers as [Stranger, ...Stranger[]];
    await visitor.goto(shell);
    await visitor.getByRole('link', { name: `${open.title} Counter` }).click();
    await pressTo(visitor, '1');
    for (const { name, title, button = `${title}Counter.ts` } of strangers) {
      const file = path.join(repository, `remotes/${name}/src/${name}-counter`, button);
      const text = readFileSync(file, 'utf8');
      expect(text).toMatch(WORD);
      writeFileSync(file, text.replace(WORD, 'Press harder'));
      await publish(name, '--keep', '1');
    }
    // The open page continues. The others are of the new build, in the same document.
    await pressTo(visitor, '2');
    await leave(visitor);
    for (const { title } of [...closed, ...closed]) await openAndLeave(visitor, title, 'Press harder');
    await expect(async () => {
      await visitor.goto(`${shell}/${open.name}Counter`);
      await expect(visitor.getByRole('button', { name: 'Press harder' })).toBeVisible({ timeout: 1000 });
    }).toPass(UNDER_LOAD);
    await visitor.context().close();
  });

test('what is wrong is found: an import of another demo, the clock, a type, a page that complains', async ({
  team: { scouts },
}) => {
  test.setTimeout(180_000);
  const component = path.join(scouts, COMPONENT);
  const original = readFileSync(component, 'utf8');
  const failsWith = async (change: (text: string) => string, ...command: string[]) => {
    writeFileSync(component, change(original));
    try {
      return await runIn(scouts, 'npm', 'run', ...command).then(
        () => 'passed',
        (error: Error) => error.message,
      );
    } finally {
      writeFileSync(component, original);
    }
  };
  const unclean = (text: string) => `import '../other-demo/Other';\n${text}export const started = Date.now();\n`;
  const refused = await failsWith(unclean, 'lint');
  expect(refused).toContain('A demo is one folder');
  expect(refused).toContain('now() of @playground/kit/now');
  expect(await failsWith((text) => text.replace('useState(0)', "useState<number>('none')"), 'typecheck')).toContain(
    'TheScoutsCounter.tsx',
  );
  const complains = (text: string) => text.replace('  return (', "  console.error('Broken rope');\n  return (");
  expect(await failsWith(complains, 'test:e2e', '--', 'the-scouts-counter')).toContain('Broken rope');
});

/** Runs `npm start` or `npm run dev` until the visits are done. They get what it says, and its addresses by title. */
async function whileRunning(
  folder: string,
  command: string[],
  visit: (addressOf: (title: string) => string, said: () => string) => Promise<void>,
): Promise<void> {
  const server = spawn('npm', command, { cwd: folder, env: { ...ofTerminal, ...FREE_PORTS }, detached: true });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (said += text));
  try {
    // Nothing is built yet.
    await expect.poll(() => said, { timeout: 80_000 }).toContain('Ctrl-C');
    await visit(
      (title) => RegExp(`^ *${title} +(http:\\S+)$`, 'm').exec(said)?.[1] ?? '',
      () => said,
    );
  } finally {
    const ended = once(server, 'exit');
    process.kill(-(server.pid as number), 'SIGTERM');
    await ended;
  }
}

test('npm start shows its page, which counts by its server part, in the shell and alone', async ({
  page,
  team: { scouts },
}) => {
  test.setTimeout(120_000);
  await whileRunning(scouts, ['start'], async (addressOf) => {
    for (const title of ['Playground', 'The Scouts']) {
      await page.goto(`${addressOf(title)}/theScoutsCounter`);
      await pressTo(page, '1');
      await pressTo(page, '2');
    }
  });
});

test('npm run dev shows its page and an edit of it', async ({ page, team: { scouts } }) => {
  test.setTimeout(120_000);
  await whileRunning(scouts, ['run', 'dev'], async (addressOf, said) => {
    await page.goto(`${addressOf('Playground')}/theScoutsCounter`);
    await pressTo(page, '1');
    const component = path.join(scouts, COMPONENT);
    const original = readFileSync(component, 'utf8');
    writeFileSync(component, original.replace(/^( +)Press$/m, '$1Tie a knot'));
    await expect(page.getByRole('button', { name: 'Tie a knot' })).toBeVisible(UNDER_LOAD);
    await expect(presses(page)).toHaveText('1');
    writeFileSync(component, original);
    // Errors of the shell's own build would stand here too.
    expect(said()).not.toMatch(/can't resolve|error/i);
  });
});

const scriptsOf = (page: Page) =>
  page.locator('script[src]').evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));

test('it publishes and rolls back, and a shell that runs elsewhere shows what its image serves: the table alone has changed there', async ({
  page,
  site,
  request,
  serveGroups,
  team: { place, scouts },
}) => {
  test.setTimeout(180_000);
  const [published, image] = [path.join(place, 'published'), path.join(place, 'image')];
  mkdirSync(published);
  const publish = (...args: string[]) =>
    runIn(scouts, 'npm', 'run', 'publish:remote', '--', 'scouts', published, ...args);
  await publish();
  await runIn(scouts, 'npx', 'playground', 'image', 'scouts', image);
  const url = `http://localhost:${await freePort()}`;
  const { shell } = await serveGroups([
    { name: 'forms', title: 'Forms', folder: path.join(root, 'remotes/forms/dist') },
    { name: 'scouts', title: 'The Scouts', url, services: { 'scouts-api': `${url}/scouts-api` } },
  ]);
  // As its Dockerfile starts it, with nothing else in the folder than what is published.
  const [, program = ''] =
    /^CMD \["node", "(.+)"\]$/m.exec(readFileSync(path.join(scouts, 'Dockerfile'), 'utf8')) ?? [];
  const { port } = new URL(url);
  const server = spawn(process.execPath, [program], {
    cwd: image,
    env: {
      ...ofTerminal,
      WORKSPACE: 'scouts',
      PORT: port,
      SCOUTS_URL: url,
      SHELL_URL: shell,
      ROOT: published,
      LOG: 'off',
    },
  });
  try {
    await Promise.race([
      once(server.stdout, 'data'),
      once(server.stderr, 'data').then(([said]) => Promise.reject(new Error(String(said)))),
    ]);
    await page.goto(site.shell);
    const scripts = await scriptsOf(page);
    await page.goto(shell);
    expect(await scriptsOf(page)).toEqual(scripts);
    await expect(page.getByRole('link', { name: 'Counter', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'The Scouts Counter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Scouts Counter');
    await page.getByRole('button', { name: 'Press' }).click();
    await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('1');

    const component = path.join(scouts, COMPONENT);
    const original = readFileSync(component, 'utf8');
    writeFileSync(component, original.replace(/^( +)Press$/m, '$1Press harder'));
    // A publication is in the next document within two seconds (docs/decisions/044-the-document-knows-its-page.md).
    const expectButton = (name: string) =>
      expect(async () => {
        await page.goto(`${shell}/theScoutsCounter`);
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible({ timeout: 1000 });
      }).toPass(UNDER_LOAD);
    expect(await publish()).toMatch(/--rollback goes back to [0-9a-f]{12}/);
    writeFileSync(component, original);
    // The open page goes on with its build.
    await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('1');
    await expectButton('Press harder');
    expect(await publish('--rollback')).toMatch(/back from build [0-9a-f]{12} to [0-9a-f]{12}/);
    await expectButton('Press');

    await page.goto(`${url}/theScoutsCounter`);
    await page.getByRole('button', { name: 'Press' }).click();
    await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('1');

    await test.step('the content security policy follows the table', async () => {
      const policyOf = async (address: string) =>
        (await request.get(address)).headers()['content-security-policy'] ?? '';
      const [here, elsewhere] = [await policyOf(shell), await policyOf(siteUnderTest().shell)];
      const sources = (policy: string, directive: string) =>
        policy.split('; ').find((part) => part.startsWith(`${directive} `));
      for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src', 'frame-src']) {
        expect(sources(here, directive)).toContain(url);
        expect(sources(elsewhere, directive)).not.toContain(url);
      }
    });
  } finally {
    server.kill();
  }
});

const python = findOnPath(['python3']);

test('a backend in Python answers fetch and a WebSocket, in npm start, npm run dev and its tests', {
  tag: '@audit',
}, async ({ page, team: { place, scouts } }) => {
  test.skip(!python, 'There is no python3 on this machine.');
  test.setTimeout(300_000);
  const tally = path.join(place, 'tally');
  await runIn(place, 'git', 'clone', '--quiet', scouts, tally);
  copyPackages(scouts, tally);
  const fixture = path.join(root, 'e2e/fixtures/backend');
  copyFileSync(path.join(fixture, 'backend.py'), path.join(tally, 'backend.py'));
  copyFileSync(path.join(fixture, 'TheScoutsCounter.tsx'), path.join(tally, COMPONENT));
  const port = await freePort();
  const url = 'http://localhost:3001';
  const row = {
    ...{ name: 'scouts', title: 'The Scouts', url, services: { tally: `${url}/tally` } },
    ...{ proxy: { tally: `http://localhost:${port}` }, run: `python3 backend.py ${port}` },
  };
  writeFileSync(path.join(tally, 'remotes.json'), JSON.stringify([row]));
  for (const command of [['start'], ['run', 'dev']])
    await whileRunning(tally, command, async (addressOf) => {
      for (const [title, count] of [
        ['Playground', '1'],
        ['The Scouts', '2'],
      ] as const) {
        await page.goto(`${addressOf(title)}/theScoutsCounter`);
        await page.getByRole('button', { name: 'Press' }).click();
        for (const name of ['Fetched', 'Heard']) await expect(page.getByRole('status', { name })).toHaveText(count);
      }
    });
  // The backend starts with the tests too.
  writeFileSync(
    path.join(tally, COMPONENT.replace('.tsx', '.e2e.ts')),
    `import { expect, test } from '@playground/kit/test/browser';

test('hears the count', async ({ page }) => {
  await page.goto('/theScoutsCounter');
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(page.getByRole('status', { name: 'Heard' })).toHaveText('1');
});
`,
  );
  expect(await runIn(tally, 'npm', 'run', 'test:e2e', '--', 'TheScoutsCounter')).toContain('1 passed');
});

test('a colleague’s clone passes lint, types, unit tests, its build, the browser tests of every page in today’s shell, its own and its solutions, with a demo more', async ({
  team: { place, scouts },
}) => {
  test.setTimeout(600_000);
  const clone = path.join(place, 'clone');
  await runIn(place, 'git', 'clone', '--quiet', scouts, clone);
  copyPackages(scouts, clone);
  // A table without the service gets it back, and the page of the group calls it again.
  const table = path.join(clone, 'remotes.json');
  const whole = readFileSync(table, 'utf8');
  writeFileSync(
    table,
    JSON.stringify(
      (JSON.parse(whole) as Record<string, string>[]).map(({ name, title, url }) => ({ name, title, url })),
    ),
  );
  await runIn(clone, 'npm', 'run', 'new:demo', '--', '--title', 'Bow Line', '--server');
  expect(readFileSync(table, 'utf8')).toBe(whole);
  await expectTested(clone);
  expect(await runIn(clone, 'git', 'status', '--porcelain')).toBe('?? remotes/scouts/src/bow-line/\n');
});
