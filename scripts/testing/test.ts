import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReport, JSONReportTest } from '@playwright/test/reporter';
import type { SolutionResult } from '../../shared/contract/practice.ts';
import { isInstalled, project, root } from '../../shared/project/folders.ts';
import { requireBrowser } from '../../shared/test/chromium.ts';
import { allDemoFolders } from '../build/demoFolders.ts';
import { groupsNamed } from '../build/workspaces.ts';
import { FLAG, run, TEXT } from '../commandLine.ts';
import { runBrowserTests } from './browserTests.ts';
import { proveDefects } from './defects.ts';
import { specsIn } from './runPlaywright.ts';
import { type Count, flaky, type Tried, tryAgain } from './secondTry.ts';
import { hasPassed, serveAndRun } from './solutions.ts';
import { firstOnly, ofAllTools, sampleOf, theseOf } from './wantedSolutions.ts';

const HELP = `
npm test -- [--all [--part N/5]] [group or demo…]

Checks the product: lint, unused code, types, unit tests, the build, its budgets, one visit to each page, each demo's short browser
tests and its first Playwright solution. It runs the same checks each time. The last line is: N passed, N failed.

  --all       adds what else CI runs: unit tests of whole programs and of servers at their limits, axe on all pages, all Playwright
              solutions, a fifth of the other tools' solutions and those of demos that changed lately, a few in Python
              and Java if the machine has them, a fifth of the exam's forgers and of the guide's samples, the workshops (a team's
              repository, npm run dev), browser tests tagged @long, and with TEST_CONTAINERS the containers
  --part N/5  the fifth to run. Without it, the commit decides. The run prints which one it takes

With names of groups, or of demos' folders (counter), it tests these alone: lint of their folders, types, their unit tests, the budgets
of their groups, the visits to their pages, their browser tests, their solutions in all tools, and their defects.
`;

/** Later than this, the containers are left out: CI ends a run after 90 minutes, and a slow machine needs 20 for them. */
const CONTAINERS_START_WITHIN_MS = 55 * 60_000;

/** The configurations that give each kind of file the globals it runs with. */
const ROOMS = ['tsconfig.json', 'tsconfig.browser.json', 'tsconfig.node.json'];

/** More failures than these have a reason, and would take long one after the other. */
const MOST_TRIED_AGAIN = 10;

/** What is left for the end, when nothing else keeps the machine busy. */
const atTheEnd: (() => Promise<void>)[] = [];

const total: Count = { passed: 0, failed: 0 };

/** The end of what each part printed that failed: a long run has it far above its last line. */
const failures: string[] = [];

const folderOf = (group: string) => `remotes/${group}`;

const options = { all: FLAG, part: TEXT };

run(HELP, { options, allowPositionals: true }, async ({ values: { all = false, part }, positionals }) => {
  if (part && !all) throw new Error('--part needs --all.');
  const everything = positionals.length === 0;
  const folders = everything ? groupsNamed([]).map(({ name }) => folderOf(name)) : foldersNamed(positionals);
  const groups = everything ? [] : [...new Set(folders.map((folder) => folder.split('/')[1] as string))];
  // As `forms/counter`; none where a whole group is among them.
  const inGroups = folders.map((folder) => folder.slice('remotes/'.length).replace('/src/', '/'));
  const demos = inGroups.every((name) => name.includes('/')) ? inGroups : [];
  const chosen = await allDemoFolders(folders.map((folder) => `${folder}/`));
  const results = mkdtempSync(path.join(tmpdir(), 'playground-'));
  const length = { PLAYGROUND_LONG: all ? 'yes' : everything ? 'no' : undefined, PLAYGROUND_PART: part };
  await step('browser', async () => {
    console.log(requireBrowser());
    return { passed: 1, failed: 0 };
  });
  // Jest leaves a core idle at times, so the rest runs beside it.
  await Promise.all([
    step('unit', () => unitTests(path.join(results, 'unit.json'), { groups, demos, length })),
    inTurn(
      () => step('lint', () => tool('@biomejs/biome/bin/biome', 'check', ...(everything ? ['.'] : folders))),
      () => everything && !isInstalled && step('unused code', () => tool('knip/bin/knip.js')),
      ...ROOMS.filter((room) => existsSync(path.join(project, room))).map(
        (room) => () => step(`types (${room})`, () => tool('typescript/bin/tsc', '-p', room, ...remembered(room))),
      ),
      () => step('build', () => tool('tsx/dist/cli.mjs', path.join(root, 'scripts/build/build.ts'))),
      () => step('budgets', () => tool('tsx/dist/cli.mjs', path.join(root, 'scripts/testing/budgets.ts'), ...groups)),
    ),
  ]);
  const paths = everything ? [] : ['e2e/tests/catalogue', ...folders.map((folder) => `${folder}/`)];
  const visits = () =>
    step('e2e', async () => {
      const environment = {
        ...length,
        ...(!everything && { PLAYGROUND_GROUPS: groups.join(), PLAYGROUND_DEMOS: demos.join() }),
      };
      const visit = (...args: string[]) =>
        browserTests(path.join(results, 'e2e.json'), (env) =>
          // A file of its own, because the tests of containers write the usual one, too.
          runBrowserTests([...paths, `--last-failed-file=${path.join(results, 'last-run.json')}`, ...args], {
            ...environment,
            ...env,
          }),
        );
      return orLater('e2e', await visit(), () => visit('--last-failed', '--workers=1', '--trace=retain-on-failure'));
    });
  const solutions = () =>
    step('solutions', async () => {
      const wanted = !everything ? ofAllTools(chosen) : all ? sampleOf(chosen, part) : firstOnly(chosen);
      const verdicts = await serveAndRun({ of: wanted });
      const failed = verdicts.filter((verdict) => !hasPassed(verdict));
      const again = () => serveAndRun({ of: theseOf(wanted, failed), workers: 1 });
      return orLater('solutions', solved(verdicts), async () => solved(await again()));
    });
  const defects = () => !everything && step('defects', () => proveDefects(chosen));
  // The solutions of one demo start their tools one after the other, and wait for them half of their time.
  if (chosen.length === 1) await Promise.all([visits(), solutions(), defects()]);
  else await inTurn(visits, solutions, defects);
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
          (await testContainers(['--grep', '@containers', '--retries=1'], { ...env, VERSIONS: 'off' })) ? 0 : 1,
        ).then(({ passed, failed }) => ({ passed: passed.length, failed: failed.length })),
      );
    }
  }
  for (const one of atTheEnd) await one();
  rmSync(results, { recursive: true });
  for (const failure of failures) console.log(failure);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});

/** The folders of the groups and demos with these names. Throws with one line if there is none. */
function foldersNamed(names: string[]): string[] {
  const groups = groupsNamed([]).map(({ name }) => name);
  return names.flatMap((name) => {
    if (groups.includes(name)) return [folderOf(name)];
    const demos = groups.map((group) => `${folderOf(group)}/src/${name}`);
    const found = demos.filter((folder) => existsSync(`${folder}/demo.ts`));
    if (found.length > 0) return found;
    throw new Error(`There is no group and no demo's folder ${name}. The groups are: ${groups.join(', ')}.`);
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
  if (failed > 0) failures.push(`\n── failed: ${name}\n${output?.trimEnd().split('\n').slice(-30).join('\n') ?? ''}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n── ${name}\n${output ?? ''}   ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
}

/** What makes the compiler look only at what was edited since its last run, and at what depends on it. */
function remembered(room: string): string[] {
  return ['--incremental', '--tsBuildInfoFile', path.join(project, '.cache/types', `${room}.tsbuildinfo`)];
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
type UnitReport = Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites', number>;
type Selection = { groups: string[]; demos: string[]; length: NodeJS.ProcessEnv };

async function unitTests(report: string, { groups, demos, length }: Selection) {
  const selection = groups.length > 0 ? ['--selectProjects', ...groups] : [];
  const within = (folder: string) => `^${path.join(project, folder).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}/`;
  const folders = demos.map((demo) => within(`remotes/${demo.replace('/', '/src/')}`));
  if (folders.length > 0) selection.push('--testPathPatterns', ...folders);
  // The tests of the servers wait most of their time.
  const workers = `--maxWorkers=${availableParallelism() + 1}`;
  const args = ['--silent', '--passWithNoTests', workers, '--json', `--outputFile=${report}`, ...selection];
  const { code, output } = await node(['node_modules/jest/bin/jest.js', ...args], length);
  const { numPassedTests, numFailedTests, numFailedTestSuites }: UnitReport = JSON.parse(readFileSync(report, 'utf8'));
  // A suite that does not even load has no failed tests, and counts all the same.
  const failed = Math.max(numFailedTests, numFailedTestSuites, code === 0 ? 0 : 1);
  return { passed: numPassedTests, failed, output };
}

/** Rejects if the run itself went wrong, such as a file that does not load. */
async function browserTests(report: string, runTests: (env: NodeJS.ProcessEnv) => Promise<number>): Promise<Tried> {
  const code = await runTests({ PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const { errors, suites }: JSONReport = JSON.parse(readFileSync(report, 'utf8'));
  const named = (...wanted: JSONReportTest['status'][]) =>
    suites.flatMap(specsIn).flatMap(({ file, line, title, tests }) => {
      return tests.filter(({ status }) => wanted.includes(status)).map(() => `${file}:${line} ${title}`);
    });
  const failed = named('unexpected');
  if (errors.length > 0 || (code !== 0 && failed.length === 0))
    throw new Error(errors[0]?.message ?? 'The browser tests broke down.');
  for (const name of named('flaky')) console.log(flaky(name));
  return { passed: named('expected', 'flaky'), failed };
}

function solved(verdicts: SolutionResult[]): Tried {
  const named = (some: SolutionResult[]) => some.map(({ path: page, task, tool }) => `${page} ${task} in ${tool}`);
  const failed = verdicts.filter((verdict) => !hasPassed(verdict));
  return { passed: named(verdicts.filter(hasPassed)), failed: named(failed) };
}

/** Counts what was tried. If only a few failed, these are tried once more at the end: on a busy machine, a test can fail by time only. */
function orLater(name: string, { passed, failed }: Tried, again: () => Promise<Tried>): Count & { output: string } {
  const names = failed.map((one) => `   failed: ${one}\n`).join('');
  if (failed.length === 0 || failed.length > MOST_TRIED_AGAIN)
    return { passed: passed.length, failed: failed.length, output: names };
  atTheEnd.push(() => step(`${name}, second try`, () => tryAgain(failed, again)));
  return { passed: passed.length, failed: 0, output: `${names}   These are tried again at the end, alone.\n` };
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
