import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { TOOLS } from '../../shared/contract/practice.ts';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { isInstalled, project, root } from '../../shared/project/folders.ts';
import { requireBrowser } from '../../shared/test/chromium.ts';
import { allDemoFolders } from '../build/demoFolders.ts';
import { groupsNamed } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';
import { runBrowserTests } from './browserTests.ts';
import { createMemory, editedFiles, type Memory, type Part } from './memory.ts';
import { type BrowserPart, browserParts, solutionParts, unitParts } from './parts.ts';
import { countOf, runSolutions } from './solutions.ts';

const HELP = `
npm test -- [--all] [--fresh] [group or demo…]

Checks the product with one tool in one browser: lint, unused code, types, unit tests, the build, its budgets, browser tests and
Playwright's solutions. While nothing that a page depends on differs from what was pushed, CI has tested it: then the first solution of
each demo and the checks of one page of each group are enough. The last line is: N passed, N failed.

  --all   adds the solutions of the other tools, the workshops (a team's repository, a new demo, npm run dev, the guide's samples), the
          whole loops of values and loads, browser tests tagged @long, and with TEST_CONTAINERS the containers
  --fresh runs everything. Else what has passed here before is taken from memory, if nothing that it depends on has changed. CI
          always runs everything

With names of groups, or of demos' folders (counter), it tests these alone: lint of their folders, types, their unit tests, the budgets
of their groups, their browser tests and those of every page, and their solutions in all tools.
`;

/** How many checks of a part passed. A part without counts of its own passes or fails as one. */
interface Count {
  passed: number;
  failed: number;
}

/** The tests that meet what containers could get wrong: origins, headers, requests between servers, faults, sample files, ranges, mail. */
const IN_CONTAINERS = [
  'conditions',
  'counter',
  'cross-origin-frames',
  'email-validation',
  'file-download',
  'geolocation',
  'programs',
  'video',
];

/** Later than this, the containers are left out: CI ends a run after 90 minutes, and a slow machine needs 20 for them. */
const CONTAINERS_START_WITHIN_MS = 55 * 60_000;

/** The configurations that give each kind of file the globals it runs with. */
const ROOMS = ['tsconfig.json', 'tsconfig.browser.json', 'tsconfig.node.json'];

const total: Count = { passed: 0, failed: 0 };

const options = { all: { type: 'boolean' }, fresh: { type: 'boolean' } } as const;

run(HELP, { options, allowPositionals: true }, async ({ values: { all = false, fresh = false }, positionals }) => {
  const everything = positionals.length === 0;
  const folders = everything ? groupsNamed([]).map(folderOf) : foldersNamed(positionals);
  const groups = everything ? [] : [...new Set(folders.map((folder) => folder.split('/')[1] as string))];
  // As `forms/counter`; none where a whole group is among them.
  const inGroups = folders.map((folder) => folder.slice('remotes/'.length).replace('/src/', '/'));
  const demos = inGroups.every((name) => name.includes('/')) ? inGroups : [];
  const chosen = await allDemoFolders(folders.map((folder) => `${folder}/`));
  const remembers = everything && !fresh && !process.env.CI;
  const memory = remembers
    ? createMemory(project, path.join(project, '.cache/passes.json'), isInstalled ? undefined : editedFiles(project))
    : createMemory(project);
  const results = mkdtempSync(path.join(tmpdir(), 'playground-'));
  const length = { PLAYGROUND_LONG: all ? 'yes' : undefined };
  let browser = '';
  await step('browser', async () => {
    browser = requireBrowser();
    console.log(browser);
    return { passed: 1, failed: 0 };
  });
  // Jest leaves a core idle at times, so the rest runs beside it.
  await Promise.all([
    step('unit', () =>
      unitTests(path.join(results, 'unit.json'), memory, everything ? unitParts(chosen, all ? 'long' : 'short') : [], {
        groups,
        demos,
        length,
      }),
    ),
    inTurn(
      () => step('lint', () => tool('@biomejs/biome/bin/biome', 'check', ...(everything ? ['.'] : folders))),
      () => everything && !isInstalled && step('unused code', () => tool('knip/bin/knip.js')),
      ...ROOMS.filter((room) => existsSync(path.join(project, room))).map(
        (room) => () => step(`types (${room})`, () => tool('typescript/bin/tsc', '-p', room)),
      ),
      () => step('build', () => tool('tsx/dist/cli.mjs', path.join(root, 'scripts/build/build.ts'))),
      () => step('budgets', () => tool('tsx/dist/cli.mjs', path.join(root, 'scripts/testing/budgets.ts'), ...groups)),
    ),
  ]);
  const paths = everything ? [] : ['e2e/tests/catalogue', ...folders.map((folder) => `${folder}/`)];
  await step('e2e', () => {
    const environment = {
      ...length,
      ...(!everything && { PLAYGROUND_GROUPS: groups.join(), PLAYGROUND_DEMOS: demos.join() }),
    };
    const parts = everything ? browserParts(chosen, browser, all ? 'long' : 'short') : [];
    return siteTests(path.join(results, 'e2e.json'), memory, parts, paths, environment);
  });
  await step('solutions', async () => {
    const isShort = everything && !all;
    const parts = solutionParts(chosen, isShort ? ['playwright'] : TOOLS, browser, isShort ? 'short' : 'long');
    const wanted = memory.toRun(parts);
    if (wanted.length === 0) return { passed: 0, failed: 0 };
    const running = await serveSite(onFreePorts(siteFromEnvironment()));
    const verdicts = await runSolutions(running.site, { of: wanted, env: { PLAYGROUND_KEEP: 'yes' } });
    await running.close();
    for (const part of wanted) {
      const own = verdicts.filter(
        ({ path: page, tool, task }) => page === part.demo.demo.path && tool === part.tool && part.tasks.includes(task),
      );
      if (own.every(({ result }) => result !== 'failed' && result !== 'not run')) memory.keep(part, own.length);
    }
    return countOf(verdicts);
  });
  // .ci/run sets the variable if it found an engine. `npm run test:compose` runs all browser tests.
  if (all && everything && process.env.TEST_CONTAINERS) {
    if (performance.now() > CONTAINERS_START_WITHIN_MS) {
      console.log(
        '\n── containers\n   Left out: this machine is too slow for them today. npm run test:compose tests them.',
      );
    } else {
      const { testContainers } = await import('../containers/containers.ts');
      await step('containers', () =>
        browserTests(path.join(results, 'containers.json'), async (env) =>
          (await testContainers(IN_CONTAINERS, env)) ? 0 : 1,
        ),
      );
    }
  }
  rmSync(results, { recursive: true });
  const remembered = memory.remembered();
  if (remembered > 0) console.log(`\n${remembered} results are from memory. npm test -- --fresh runs everything.`);
  const left = memory.leftToCi().length;
  if (left > 0)
    console.log(`\nLeft to CI: ${left} parts, as nothing that they depend on differs from what was pushed.`);
  console.log(`\n${total.passed + remembered} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});

function folderOf({ name }: { name: string }): string {
  return `remotes/${name}`;
}

/** The folders of the groups and demos with these names. Throws with one line if there is none. */
function foldersNamed(names: string[]): string[] {
  const groups = groupsNamed([]);
  return names.flatMap((name) => {
    if (groups.some((group) => group.name === name)) return [`remotes/${name}`];
    const found = groups
      .map((group) => `${folderOf(group)}/src/${name}`)
      .filter((folder) => existsSync(`${folder}/demo.ts`));
    if (found.length === 0)
      throw new Error(
        `There is no group and no demo's folder ${name}. The groups are: ${groups.map((group) => group.name).join(', ')}.`,
      );
    return found;
  });
}

/** Runs one part, adds what it counted, and says how long it took. A part that breaks down is one failure. */
async function step(name: string, part: () => Promise<Count & { output?: string }>): Promise<void> {
  const started = performance.now();
  const { passed, failed, output } = await part().catch(({ message }: Error) => ({
    passed: 0,
    failed: 1,
    output: `${message}\n`,
  }));
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n── ${name}\n${output ?? ''}   ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
}

async function inTurn(...parts: (() => unknown)[]): Promise<void> {
  for (const part of parts) await part();
}

/** A part that is one command of an installed package, or one of our own scripts. */
async function tool(file: string, ...args: string[]) {
  const { code, output } = await node([path.join('node_modules', file), ...args]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** What is read of Jest's report. */
interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

interface Selection {
  groups: string[];
  demos: string[];
  length: NodeJS.ProcessEnv;
}

async function unitTests(report: string, memory: Memory, parts: Part[], { groups, demos, length }: Selection) {
  const wanted = memory.toRun(parts);
  if (parts.length > 0 && wanted.length === 0) return { passed: 0, failed: 0 };
  const selection = groups.length > 0 ? ['--selectProjects', ...groups] : [];
  const within = (folder: string) => `^${path.join(project, folder).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}/`;
  const only =
    wanted.length < parts.length
      ? wanted.map(({ target }) => within(target))
      : demos.map((demo) => within(`remotes/${demo.replace('/', '/src/')}`));
  if (only.length > 0) selection.push('--testPathPatterns', ...only);
  const { code, output } = await node(
    [
      'node_modules/jest/bin/jest.js',
      '--silent',
      '--passWithNoTests',
      // The tests of the servers wait most of their time.
      `--maxWorkers=${availableParallelism() + 1}`,
      '--json',
      `--outputFile=${report}`,
      ...selection,
    ],
    length,
  );
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults }: UnitReport = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  for (const part of wanted) {
    const own = testResults.filter(({ name }) => name.startsWith(`${path.join(project, part.target)}/`));
    const passed = own.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed');
    // A file whose tests are all skipped here is not a failure.
    if (passed.length > 0 && own.every(({ status }) => status !== 'failed')) memory.keep(part, passed.length);
  }
  // A suite that does not even load has no failed tests, and counts all the same.
  const failed = Math.max(numFailedTests, numFailedTestSuites, code === 0 ? 0 : 1);
  return { passed: numPassedTests, failed, output };
}

/** The browser tests of a site that is served for them. */
async function siteTests(
  report: string,
  memory: Memory,
  parts: BrowserPart[],
  paths: string[],
  env: NodeJS.ProcessEnv,
): Promise<Count> {
  const wanted = memory.toRun(parts);
  if (parts.length > 0 && wanted.length === 0) return { passed: 0, failed: 0 };
  const pages = wanted.filter(({ inCatalogue }) => inCatalogue);
  const some = wanted.length < parts.length;
  const only = [
    ...(pages.length > 0 ? ['e2e/tests/catalogue.spec.ts'] : []),
    ...wanted.filter(({ inCatalogue }) => !inCatalogue).map(({ target }) => target),
  ];
  const counts = await browserTests(report, (more) =>
    runBrowserTests(some ? [...only, '--pass-with-no-tests'] : paths, {
      ...env,
      ...more,
      ...(some && { PLAYGROUND_PAGES: pages.map(({ target }) => target).join() }),
    }),
  );
  const { config, errors, suites }: JSONReport = JSON.parse(readFileSync(report, 'utf8'));
  if (errors.length > 0) return counts;
  const specs = suites
    .flatMap(specsIn)
    .map((spec) => ({ ...spec, file: path.relative(project, path.resolve(config.rootDir, spec.file)) }));
  for (const part of wanted) {
    const own = specs.filter(({ file, title }) => part.covers(file, title));
    const statuses = own.flatMap(({ tests }) => tests.map(({ status }) => status));
    const passed = statuses.filter((status) => status === 'expected').length;
    if (passed > 0 && statuses.every((status) => status === 'expected' || status === 'skipped'))
      memory.keep(part, passed);
  }
  return counts;
}

async function browserTests(report: string, runTests: (env: NodeJS.ProcessEnv) => Promise<number>): Promise<Count> {
  const code = await runTests({ PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const { stats, errors, suites }: JSONReport = JSON.parse(readFileSync(report, 'utf8'));
  for (const { title, file, tests } of suites.flatMap(specsIn)) {
    for (const { results } of tests.filter(({ status }) => status === 'flaky')) {
      const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace');
      console.log(`   flaky: ${file}: ${title}, which passed at the second try; its trace: ${trace?.path}`);
    }
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected + errors.length, code === 0 ? 0 : 1),
  };
}

function specsIn({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** Runs Node, and collects what the command prints, because parts that run at once would mix their lines. */
function node(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number; output: string }> {
  const options = { cwd: project, env: { ...process.env, ...env }, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, output: stdout + stderr });
    });
  });
}
