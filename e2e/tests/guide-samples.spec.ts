import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { pythonHere, whyNot } from '../../scripts/testing/copiedEnvironment';
import { requireBrowser } from '../../shared/test/chromium';
import { fifthToRun } from '../../shared/test/fifthOfTests';
import { isAudit } from '../../shared/test/long';
import { conftest, forSelenium, forThisMachine, forWebdriverio } from '../fixtures/forThisMachine';
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

const test = base.extend<{ blocks: Blocks; project: Project; addresses: Addresses }>({
  blocks: async ({ page }, use) => use(await guideBlocks(page)),
  project: async ({ place, blocks }, use) => {
    const folder = mkdtempSync(path.join(place, 'project-'));
    await use({
      folder,
      write: (addresses, ...files) => {
        for (const file of files) {
          mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
          writeFileSync(path.join(folder, file), forThisSite(block(blocks, file), addresses));
        }
      },
      run: async (command, args, env) => {
        const { stdout, stderr } = await run(command, args, { cwd: folder, env: { ...outside, ...env } });
        return stdout + stderr;
      },
    });
  },
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

/** In each tool. */
const LESSONS = ['counter', 'waiting', 'finding', 'frames', 'files', 'network'];
const SPECS = [...LESSONS, 'mended', 'browser', 'seed', 'conditions', 'mail'].map((name) => `tests/${name}.spec.ts`);
const NODE_TOOLS = ['selenium', 'webdriverio', 'puppeteer'];
const nodeTestsOf = (tool: string) => LESSONS.map((name) => `tests/${name}-${tool}-test.mjs`);
const NODE_TESTS = NODE_TOOLS.flatMap(nodeTestsOf);
const PYTHON_TESTS = ['playwright', 'selenium'].flatMap((tool) =>
  LESSONS.map((name) => `tests/test_${name}_${tool}.py`),
);
const JAVA_FILES = [
  'pom.xml',
  ...LESSONS.map((name) => `src/test/java/${name[0]?.toUpperCase()}${name.slice(1)}Test.java`),
];
const COMMANDS = ['wait.sh', 'mail.sh', 'compose.sh', 'score.sh', 'prove.sh'];
const PIPELINES = ['tests', 'python', 'java'].map((name) => `.github/workflows/${name}.yml`).concat('.gitlab-ci.yml');

/** What else than Playwright's samples takes long. A run takes one, which the commit chooses, and the audit all. */
const OTHERS = [...NODE_TOOLS, 'python', 'score'];
const isTaken = (name: string) => isAudit || OTHERS[fifthToRun()] === name;

test('no block is left out here', ({ blocks }) => {
  expect([...blocks.keys()].sort()).toEqual(
    [
      ...['playwright.config.ts', ...SPECS, ...NODE_TESTS, ...PYTHON_TESTS, ...JAVA_FILES],
      ...[...COMMANDS, 'score-gym.py', ...PIPELINES],
    ].sort(),
  );
});

test.describe('each block runs', () => {
  // A browser or a whole site each, on a machine that is busy.
  test.describe.configure({ timeout: 300_000 });
  needs('forms', 'media', 'frames', 'tables', 'async');

  test('the tests of Playwright, by its configuration, in a folder with those of the other tools', async ({
    project,
    addresses,
  }) => {
    project.write(addresses, 'playwright.config.ts', ...SPECS, ...NODE_TESTS);
    // The site under test runs already: its `webServer` has nothing to start. In CI, below, it has.
    expect(await project.run('npx', ['playwright', 'test'])).toContain('13 passed');
  });

  for (const tool of NODE_TOOLS.filter(isTaken))
    test(`node --test finds those of ${tool} in a folder with Playwright’s`, async ({ project, addresses }) => {
      project.write(addresses, 'playwright.config.ts', ...SPECS, ...nodeTestsOf(tool));
      const said = await project.run(process.execPath, ['--test', '--test-force-exit'], forWebdriverio);
      expect(said).toMatch(/\bpass 6\b/);
      expect(said).toMatch(/\bfail 0\b/);
    });

  if (isTaken('python'))
    test('those in Python, if it is here', async ({ project, addresses }) => {
      const problem = (await whyNot('playwright-python')) ?? '';
      test.skip(problem !== '', problem);
      project.write(addresses, ...PYTHON_TESTS);
      writeFileSync(path.join(project.folder, 'conftest.py'), conftest);
      const said = await project.run(pythonHere(), ['-m', 'pytest', '-q', '--numprocesses=2'], forSelenium);
      expect(said).toContain('12 passed');
    });

  test('those in Java, if a JDK and Maven are here', { tag: '@audit' }, async ({ project, addresses }) => {
    const problem = (await whyNot('selenium-java')) ?? '';
    test.skip(problem !== '', problem);
    project.write(addresses, ...JAVA_FILES);
    const said = await project.run('mvn', ['-B', 'test'], forSelenium);
    expect(said).toContain('Tests run: 6, Failures: 0, Errors: 0, Skipped: 0');
  });

  test('wait.sh and mail.sh', async ({ project, addresses }) => {
    project.write(addresses, 'wait.sh', 'mail.sh');
    expect(await project.run('bash', ['-e', 'wait.sh'])).toContain('"status":"ok"');
    expect(await project.run('bash', ['-e', 'mail.sh'])).toMatch(/Your validation code is \d{6}/);
  });

  test('prove.sh: the first test misses a defect, and the mended one catches all', { tag: '@audit' }, async ({
    project,
    addresses,
    blocks,
  }) => {
    test.setTimeout(900_000);
    const prove = async (file: string) => {
      project.write(addresses, 'playwright.config.ts', file);
      const command = block(blocks, 'prove.sh').replace('--prefix playground', `--prefix ${root}`);
      return project.run('bash', [
        '-c',
        command.replace('prove --', 'prove -- --built').replace(/counter\n$/, path.basename(file)),
      ]);
    };
    expect(await prove('tests/counter.spec.ts')).toContain('Of two quick presses of Increment, only one counts.');
    expect(await prove('tests/mended.spec.ts')).not.toContain('missed:');
  });

  if (isTaken('score'))
    test('score.sh and, with its packages, score-gym.py', async ({ project, blocks }) => {
      test.skip(Boolean(process.env.PLAYGROUND_URL), 'It starts a site of this checkout.');
      const env = { ...outside, PYTHONPATH: path.join(root, 'exam/python'), PLAYGROUND_BROWSER: requireBrowser() };
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
      const { stdout: said } = await started(`npm run exam -- --run '${python} ${project.folder}/score-gym.py'`);
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

const IN_NODE = ['npm ci', 'npx playwright install --with-deps chromium', 'npx playwright test'];
const IN_PYTHON = [
  'pip install pytest pytest-playwright selenium',
  'playwright install --with-deps chromium',
  'pytest',
];
const START_AND_WAIT = [/^npm start --prefix playground /, /^curl .+ http:\/\/localhost:3100\/healthz$/];

for (const [file, stepsOf, always, more] of [
  ['.github/workflows/tests.yml', githubSteps, IN_NODE, []],
  ['.github/workflows/python.yml', githubSteps, IN_PYTHON, START_AND_WAIT],
  ['.github/workflows/java.yml', githubSteps, ['mvn test-compile', 'mvn test'], START_AND_WAIT],
  ['.gitlab-ci.yml', gitlabSteps, IN_NODE, START_AND_WAIT],
] as const) {
  test(`${file} installs, starts the playground and runs the tests`, ({ blocks }) => {
    const steps = stepsOf(parse(block(blocks, file)));
    const known: readonly string[] = always;
    expect(steps.filter((step) => known.includes(step))).toEqual(always);
    const others = steps.filter((step) => !known.includes(step));
    expect(others).toEqual(more.map((step) => expect.stringMatching(step)));
  });
}

interface GithubWorkflow {
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>;
}

/** What GitHub runs. The actions that it uses fetch the project and Node. */
function githubSteps({ jobs }: GithubWorkflow): string[] {
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const actions = steps.flatMap(({ uses = [] }) => uses).map((uses) => uses.split('@')[0]);
  expect(actions.slice(0, 2)).toEqual(['actions/checkout', 'actions/setup-node']);
  for (const action of actions.slice(2)) expect(['actions/setup-python', 'actions/setup-java']).toContain(action);
  return steps.flatMap(({ run = [] }) => run);
}

function gitlabSteps({ tests }: { tests: { script: string[] } }): string[] {
  return tests.script;
}

async function hasCompose(): Promise<boolean> {
  return run('docker', ['compose', 'version'], { cwd: root, env: outside }).then(
    () => true,
    () => false,
  );
}
