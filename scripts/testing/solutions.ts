import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import { project, root } from '../../services/common/src/project.ts';
import { type Engine, TOOLS, type Tool, type Verdict } from '../../shared/contract/practice.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import { requireBrowser } from '../../shared/test/chromium.ts';
import { build } from '../build/build.ts';
import { allDemoFolders, type DemoFolder } from '../build/demoFolders.ts';
import { run } from '../commandLine.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';
import { loadsPackage, TSX } from './loadsPackage.ts';

const HELP = `
npm run test:solutions -- [--built] [--fresh] [--tool NAME]… [PART OF A PATH]…

Builds what changed, serves the whole site on free ports and runs the demos' solutions against it, in Chromium: those of all
tools, or of the named ones (${TOOLS.join(', ')}). It takes all demos, or those whose paths contain a given part, e.g.

  npm run test:solutions -- --tool selenium forms/src/counter

  --built   takes the builds as they are
  --fresh   begins each task of Selenium and WebdriverIO in a new session
`;

/** The solutions of a demo in a tool. */
interface Wanted {
  demo: DemoFolder;
  tool: Tool;
}

interface RunOptions {
  /** Parts of the paths of the wanted demos. All demos if there are none. */
  parts?: string[];
  /** The wanted solutions, instead of those of `parts` in `tools`. */
  of?: Wanted[];
  tools?: readonly Tool[];
  engine?: Engine;
  /** Whether a solution that failed is tried once more. If it passes then, it is reported as flaky. */
  again?: boolean;
  /** How many files of solutions run at once. */
  workers?: number;
  /** Whether Selenium and WebdriverIO keep a session from task to task, where the browser can be made as it was at the start. */
  keep?: boolean;
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs solutions against a site. Resolves with a verdict for each task and tool: a solution that is missing was not run. Of a
 * demo beyond the specification these are the solutions that there are.
 */
export async function runSolutions(site: SiteConfig, options: RunOptions = {}): Promise<Verdict[]> {
  const { parts = [], tools = TOOLS, engine = 'chromium', again = Boolean(process.env.CI) } = options;
  const wanted = options.of ?? (await allDemoFolders(parts)).flatMap((demo) => tools.map((tool) => ({ demo, tool })));
  const verdicts = await runOnce(site, wanted, options);
  if (again) {
    const isFailed = (verdict: Verdict) => verdict.result === 'failed';
    const failed = wanted.filter(({ demo, tool }) =>
      verdicts.some((one) => isFailed(one) && one.path === demo.demo.path && one.tool === tool),
    );
    for (const second of failed.length > 0 ? await runOnce(site, failed, { ...options, keep: false }) : []) {
      const first = verdicts.find((one) => isFailed(one) && isOf(second, one.path, one.task, one.tool));
      if (!first || isFailed(second)) continue;
      console.log(`   flaky: ${first.path} ${first.task} in ${first.tool}, which passed at the second try`);
      Object.assign(first, second);
    }
  }
  return wanted.flatMap(({ demo: { demo, tasks, solutions }, tool }) =>
    tasks
      .filter(({ id }) => !demo.beyond || solutions[tool]?.ids.includes(id))
      .map(
        ({ id: task }): Verdict =>
          verdicts.find((one) => isOf(one, demo.path, task, tool)) ?? {
            path: demo.path,
            task,
            tool,
            engine,
            result: 'not run',
          },
      ),
  );
}

/** Counts the solutions that passed, and those that failed or are missing. Prints the names of the latter. */
export function countOf(verdicts: Verdict[]): { passed: number; failed: number } {
  const failed = verdicts.filter(({ result }) => result === 'failed' || result === 'not run');
  for (const { path: page, task, tool, result } of failed) console.log(`   ${page} ${task} in ${tool}: ${result}`);
  return { passed: verdicts.length - failed.length, failed: failed.length };
}

const isOf = (verdict: Verdict, page: string, task: string, tool: Tool) =>
  verdict.path === page && verdict.task === task && verdict.tool === tool;

/** Runs each solution once, and returns the verdicts. */
async function runOnce(
  { shell, services }: SiteConfig,
  wanted: Wanted[],
  { engine = 'chromium', workers = 2, keep = false, env = {} }: RunOptions,
): Promise<Verdict[]> {
  requireBrowser();
  const results = mkdtempSync(path.join(tmpdir(), 'playground-verdicts-'));
  const filesOf = (tool: Tool) =>
    wanted
      .filter((one) => one.tool === tool)
      // The longest first, so that the workers end at about the same time.
      .sort((a, b) => b.demo.tasks.length - a.demo.tasks.length)
      .flatMap(({ demo: { solutions } }) => (solutions[tool] ? path.relative(project, solutions[tool].file) : []));
  const tasksFile = path.join(results, 'tasks.json');
  writeFileSync(tasksFile, JSON.stringify(tasksByFile(wanted.map(({ demo }) => demo))));
  const verdictsOf = path.join(results, 'verdicts');
  mkdirSync(verdictsOf);
  const environment = {
    ...process.env,
    PLAYGROUND_URL: shell,
    PLAYGROUND_API: services.mail,
    PLAYGROUND_INBOX: services.inbox,
    PLAYGROUND_ENGINE: engine,
    PLAYGROUND_TASKS: tasksFile,
    PLAYGROUND_VERDICTS: verdictsOf,
    ...(keep && { PLAYGROUND_KEEP: 'yes' }),
    ...env,
  };
  const others = SLOWEST_FIRST.filter((tool) => filesOf(tool).length > 0);
  const queue: Job[] = others.flatMap((tool) => filesOf(tool).map((file) => ({ tool, files: [file] })));
  const withPlaywright = filesOf('playwright');
  if (withPlaywright.length > 0) queue.unshift({ tool: 'playwright', files: withPlaywright });
  const worker = async () => {
    for (let job = queue[0]; job; job = queue[0]) {
      if (job.tool !== 'playwright') await runInTurn(job.tool, queue, environment);
      else await runPlaywright(queue.shift() as Job, others.length > 0 ? 1 : workers, environment);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  const verdicts = readdirSync(verdictsOf).map((name) => JSON.parse(readFileSync(path.join(verdictsOf, name), 'utf8')));
  rmSync(results, { recursive: true });
  return verdicts;
}

/** By file of solutions, the path of its demo and its tasks as they are published. */
function tasksByFile(demos: DemoFolder[]): Record<string, { path: string; tasks: DemoFolder['tasks'] }> {
  const entries = demos.flatMap(({ demo, tasks, solutions }) =>
    Object.values(solutions).map(({ file }) => [path.relative(project, file), { path: demo.path, tasks }]),
  );
  return Object.fromEntries(entries);
}

/** Playwright runs all its files itself. The other tools take one file at a time. */
interface Job {
  tool: Tool;
  files: string[];
}

const SLOWEST_FIRST: Tool[] = ['webdriverio', 'puppeteer', 'selenium'];

async function runPlaywright({ files }: Job, workers: number, env: NodeJS.ProcessEnv): Promise<void> {
  const command = ['node_modules/@playwright/test/cli.js', 'test', `--config=${path.join(root, 'e2e/tools')}`];
  const options = [`--workers=${workers}`, `--output=test-results/${process.pid}-solutions`];
  const child = spawn(process.execPath, [...command, ...options, ...files], {
    cwd: project,
    env: { ...env, ...loadsPackage },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
}

/** Hands the queue's files of a tool to one process, because loading a tool takes seconds, until there are none or the process has ended. */
async function runInTurn(tool: Tool, queue: Job[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, ['--import', TSX, path.join(root, 'e2e/tools/run.ts')], {
    cwd: project,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exit = once(child, 'exit');
  while (child.connected && queue[0]?.tool === tool) {
    child.send(queue.shift()?.files[0] as string);
    await Promise.race([once(child, 'message'), exit]);
  }
  if (child.connected) child.disconnect();
  await exit;
}

/** The given ones of all names, or all if none is given. Throws if a name is unknown, and lists the known ones. */
export function chosen<Name extends string>(kind: string, all: readonly Name[], names?: string[]): readonly Name[] {
  const unknown = names?.find((name) => !all.some((known) => known === name));
  if (unknown) throw new Error(`There is no ${kind} ${unknown}. There are: ${all.join(', ')}.`);
  return names ? all.filter((name) => names.includes(name)) : all;
}

if (process.argv[1] === import.meta.filename) {
  const options = {
    built: { type: 'boolean' },
    fresh: { type: 'boolean' },
    tool: { type: 'string', multiple: true },
  } as const;
  run(HELP, { options, allowPositionals: true }, async ({ values: { built, fresh, tool }, positionals }) => {
    const tools = chosen('tool', TOOLS, tool);
    if (!built) await build();
    const running = await serveSite(onFreePorts(siteFromEnvironment()));
    const verdicts = await runSolutions(running.site, { parts: positionals, tools, keep: !fresh });
    await running.close();
    const { passed, failed } = countOf(verdicts);
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  });
}
