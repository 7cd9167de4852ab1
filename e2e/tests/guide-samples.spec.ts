/** Each block of code in the guide is taken from the page, as a reader would copy it, and run. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { parse } from 'yaml';
import { requireBrowser } from '../../shared/test/chromium';
import { copyCheckout } from '../fixtures/copyCheckout';
import { forThisMachine, forWebdriverio } from '../fixtures/forThisMachine';
import { guideBlocks } from '../fixtures/guideBlocks';
import { needs } from '../fixtures/needs';
import { test as base, expect } from '../fixtures/ownSite';
import { run } from '../fixtures/run';
import { root } from '../fixtures/runScript';

/** The blocks on the page: by the name of the file, what it holds. */
type Blocks = Map<string, string>;

/** The addresses in the samples, and what replaces each. */
interface Addresses {
  'http://localhost:3000': string;
  'http://localhost:3100': string;
  'http://localhost:3101': string;
}

/** A folder like a reader's project. Its packages are those of this one. */
interface Project {
  folder: string;
  /** Writes blocks of the page as the files that they are, for a site at these addresses. */
  write(addresses: Addresses, ...files: string[]): void;
  /** Runs a command in it. Resolves with its output, and rejects with the output if it fails. */
  run(command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<string>;
}

const test = base.extend<{ blocks: Blocks; project: Project; addresses: Addresses }, { clone: string }>({
  blocks: async ({ page }, use) => use(await guideBlocks(page)),
  project: async ({ place, blocks }, use) => {
    const folder = mkdtempSync(path.join(place, 'project-'));
    mkdirSync(path.join(folder, 'tests'));
    await use({
      folder,
      write: (addresses, ...files) => {
        for (const file of files) writeFileSync(path.join(folder, file), forThisSite(block(blocks, file), addresses));
      },
      run: async (command, args, env) => {
        const { stdout, stderr } = await run(command, args, { cwd: folder, env: { ...outside, ...env } });
        return stdout + stderr;
      },
    });
  },
  clone: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const folder = copyCheckout();
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  addresses: async ({ site }, use) => {
    await use({
      'http://localhost:3000': site.shell,
      'http://localhost:3100': site.api,
      'http://localhost:3101': site.inbox,
    });
  },
});

/** What this run says to its own workers is not for a program that it starts. */
const OURS = /^(PLAYGROUND|PLAYWRIGHT|PW|TEST|NODE|npm|FORCE_COLOR|.*_(PORT|URL)$)/;
const outside = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));

function block(blocks: Blocks, file: string): string {
  const text = blocks.get(file);
  if (!text) throw new Error(`The guide has no ${file}.`);
  return text;
}

/** A block with the addresses of a site, and with the browser and the driver of this machine. Everything else is run as it is. */
function forThisSite(text: string, addresses: Addresses): string {
  return Object.entries(addresses).reduce((all, [from, to]) => all.replaceAll(from, to), forThisMachine(text));
}

const SPECS = ['tests/counter.spec.ts', 'tests/seed.spec.ts', 'tests/conditions.spec.ts', 'tests/mail.spec.ts'];
const NODE_TESTS = ['tests/selenium-test.mjs', 'tests/webdriverio-test.mjs', 'tests/puppeteer-test.mjs'];
const COMMANDS = ['wait.sh', 'mail.sh', 'compose.sh', 'score.sh'];
const PIPELINES = ['.github/workflows/tests.yml', '.gitlab-ci.yml'];

test('no block is left out here', ({ blocks }) => {
  expect([...blocks.keys()].sort()).toEqual(
    ['playwright.config.ts', ...SPECS, ...NODE_TESTS, ...COMMANDS, 'score-gym.py', ...PIPELINES].sort(),
  );
});

test.describe('each block runs', () => {
  // A browser or a whole site each, on a machine that is busy.
  test.describe.configure({ timeout: 180_000 });
  needs('forms', 'tables', 'async');

  test('the tests of Playwright, by its configuration, in a folder with those of the other tools', async ({
    project,
    addresses,
  }) => {
    project.write(addresses, 'playwright.config.ts', ...SPECS, ...NODE_TESTS);
    // The site under test runs already: its `webServer` has nothing to start. In CI, below, it has.
    expect(await project.run('npx', ['playwright', 'test'])).toContain('6 passed');
  });

  test('node --test finds those of the three other tools in a folder with Playwright’s', async ({
    project,
    addresses,
  }) => {
    project.write(addresses, 'playwright.config.ts', ...SPECS, ...NODE_TESTS);
    const said = await project.run(process.execPath, ['--test', '--test-force-exit'], forWebdriverio);
    expect(said).toMatch(/\bpass 3\b/);
    expect(said).toMatch(/\bfail 0\b/);
  });

  test('wait.sh and mail.sh', async ({ project, addresses }) => {
    project.write(addresses, 'wait.sh', 'mail.sh');
    expect(await project.run('bash', ['-e', 'wait.sh'])).toContain('"status":"ok"');
    expect(await project.run('bash', ['-e', 'mail.sh'])).toMatch(/Your validation code is \d{6}/);
  });

  test('score.sh and, with its packages, score-gym.py', async ({ project, blocks }) => {
    test.skip(Boolean(process.env.PLAYGROUND_URL), 'It starts a site of this checkout.');
    const env = { ...outside, PYTHONPATH: path.join(root, 'clients/python'), PLAYGROUND_BROWSER: requireBrowser() };
    // On a free port, with the builds that are here.
    const started = (command: string) =>
      run('bash', ['-ec', command.replace(' -- ', ' -- --built --port 0 ')], { cwd: root, env });
    const { stdout } = await started(block(blocks, 'score.sh'));
    expect(stdout).toContain('+ button-click/reveal:');
    expect(stdout).toMatch(/\d+ of \d+ tasks, \d+ false successes/);

    const python = process.env.PLAYGROUND_PYTHON ?? 'python3';
    const hasPackages = await run(python, ['-c', 'import browsergym.core'], { cwd: root, env }).then(
      () => true,
      () => false,
    );
    test.skip(!hasPackages, 'browsergym-core is not installed. PLAYGROUND_PYTHON may name a Python that has it.');
    writeFileSync(path.join(project.folder, 'score-gym.py'), block(blocks, 'score-gym.py'));
    const { stdout: said } = await started(
      `npm run exam -- --run '${python} -m tests.this_machine ${project.folder}/score-gym.py'`,
    );
    expect(said).toContain("'reached_by': 'input'");
  });

  test('compose.sh: what it starts', async ({ project, addresses }) => {
    // The very command, word for word but for its verb: images take minutes, and `npm run test:compose` builds and starts them.
    test.skip(!(await hasCompose()), 'There is no docker compose on this machine.');
    symlinkSync(root, path.join(project.folder, 'playground'));
    project.write(addresses, 'compose.sh');
    const file = path.join(project.folder, 'compose.sh');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(' up --build --wait\n');
    writeFileSync(file, text.replace('up --build --wait', 'config --services'));
    const services = (await project.run('bash', ['-e', 'compose.sh'])).split('\n');
    expect(services).toEqual(expect.arrayContaining(['shell', 'forms', 'media', 'frames', 'tables', 'async', 'api']));
  });
});

test.describe('in CI', () => {
  // One worker, and one clone, for both.
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  // They start a site of this checkout: of one that runs elsewhere they tell nothing.
  test.skip(Boolean(process.env.PLAYGROUND_URL));

  /** Steps that are left out: their result is there already, or would come from outside. */
  const LEFT_OUT = ['npm ci', 'npx playwright install --with-deps chromium'];

  for (const [file, stepsOf] of [
    ['.github/workflows/tests.yml', githubSteps],
    ['.gitlab-ci.yml', gitlabSteps],
  ] as const) {
    test(`${file}: all that it runs, from a project with the playground inside`, async ({ project, blocks, clone }) => {
      // `npm start` is the real one, in a clone that has what is installed and built here: neither is done again.
      const { addresses, env } = await ownPorts();
      symlinkSync(clone, path.join(project.folder, 'playground'));
      project.write(addresses, 'playwright.config.ts', ...SPECS);
      const steps = stepsOf(parse(forThisSite(block(blocks, file), addresses)));
      expect(steps).toEqual(expect.arrayContaining([...LEFT_OUT, 'npx playwright test']));
      const script = steps.filter((step) => !LEFT_OUT.includes(step)).join('\n');
      const { code, said } = await runGroup(script, project.folder, { ...outside, ...env });
      expect(code, said).toBe(0);
      expect(said).toContain('6 passed');
    });
  }
});

interface GithubWorkflow {
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>;
}

/** What GitHub runs. The actions that it uses fetch the project and Node. */
function githubSteps({ jobs }: GithubWorkflow): string[] {
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const actions = steps.flatMap(({ uses = [] }) => uses).map((uses) => uses.split('@')[0]);
  expect(actions).toEqual(['actions/checkout', 'actions/setup-node']);
  return steps.flatMap(({ run = [] }) => run);
}

function gitlabSteps({ tests }: { tests: { script: string[] } }): string[] {
  return tests.script;
}

/** Runs a script in its own process group, as a runner does, and ends what is left of it. */
async function runGroup(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  const child = spawn('bash', ['-e', '-c', script], { cwd, env, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const code = await new Promise<number>((resolve) => child.once('exit', (exit) => resolve(exit ?? 1)));
  try {
    process.kill(-(child.pid as number));
  } catch {
    // Nothing was left behind.
  }
  const log = path.join(cwd, 'playground.log');
  return { code, said: existsSync(log) ? `${said}\n${readFileSync(log, 'utf8')}` : said };
}

/** Ports that are free, for a whole site beside the one under test. */
async function ownPorts(): Promise<{ addresses: Addresses; env: NodeJS.ProcessEnv }> {
  const names = [
    'SHELL',
    'FORMS',
    'MEDIA',
    'FRAMES',
    'TABLES',
    'ASYNC',
    'API',
    'INBOX',
    'SMTP',
    'IDENTITY',
    'PAY',
    'BANK',
  ];
  const servers = await Promise.all(
    names.map(async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => String((server.address() as { port: number }).port));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  const of = (name: string) => `http://localhost:${ports[names.indexOf(name)]}`;
  return {
    addresses: {
      'http://localhost:3000': of('SHELL'),
      'http://localhost:3100': of('API'),
      'http://localhost:3101': of('INBOX'),
    },
    env: Object.fromEntries(names.map((name, index) => [`${name}_PORT`, ports[index]])),
  };
}

async function hasCompose(): Promise<boolean> {
  return run('docker', ['compose', 'version'], { cwd: root, env: outside }).then(
    () => true,
    () => false,
  );
}
