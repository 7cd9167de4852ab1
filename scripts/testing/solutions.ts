import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  COPIED_TOOLS,
  type CopiedTool,
  type Engine,
  isCopied,
  type SolutionResult,
  TOOL_NAMES,
  TOOLS,
  type Tool,
} from '../../shared/contract/practice.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { project, root } from '../../shared/project/folders.ts';
import { BROWSERS_AT_ONCE } from '../../shared/test/long.ts';
import { build } from '../build/build.ts';
import { allDemoFolders } from '../build/demoFolders.ts';
import { FLAG, run, TEXT, TEXTS } from '../commandLine.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';
import { whyNot } from './copiedEnvironment.ts';
import type { Published } from './published.ts';
import { runPlaywright } from './runPlaywright.ts';
import { siteAt } from './siteAt.ts';
import { sampleOf, type Wanted } from './wantedSolutions.ts';

const HELP = `
npm run test:solutions -- [--built] [--tool NAME]… [--part N/5] [PART OF A PATH]…
PLAYGROUND_URL=https://play.example npm run test:solutions -- [--tool NAME]… [PART OF A PATH]…

Builds what changed, serves the whole site on free ports and runs the demos' solutions against it, in Chromium: those of all
tools, or of the named ones (${TOOLS.join(', ')}). It takes all demos, or those whose paths contain a given part, e.g.

  npm run test:solutions -- --tool selenium forms/src/counter

  --built   takes the builds as they are
  --part    runs what npm test -- --all runs for this fifth, such as 3/5

With PLAYGROUND_URL, it runs them against the site that answers there, and builds nothing.
`;

interface RunOptions {
  /** Parts of the paths of the wanted demos. All demos if there are none. */
  parts?: string[];
  /** The wanted solutions, instead of those of `parts` in `tools`. */
  of?: Wanted[];
  tools?: readonly Tool[];
  engine?: Engine;
  /** How often a solution that failed is tried once more. If it passes then, it is reported as flaky. */
  retries?: number;
  workers?: number;
  env?: NodeJS.ProcessEnv;
}

/** Resolves with a verdict for each solution that there is: one that did not report was not run. */
export async function runSolutions(
  { shell, services }: SiteConfig,
  options: RunOptions = {},
): Promise<SolutionResult[]> {
  const { parts = [], tools = TOOLS, engine = 'chromium', retries = 0, workers = BROWSERS_AT_ONCE, env = {} } = options;
  const wanted = options.of ?? (await allDemoFolders(parts)).flatMap((demo) => tools.map((tool) => ({ demo, tool })));
  const results = mkdtempSync(path.join(tmpdir(), 'playground-verdicts-'));
  const verdictsOf = path.join(results, 'verdicts');
  mkdirSync(verdictsOf);
  const leftOut = new Set<Tool>();
  const environment = (files: Record<string, Published>) => {
    const tasksFile = path.join(results, 'tasks.json');
    writeFileSync(tasksFile, JSON.stringify(files));
    return {
      PLAYGROUND_URL: shell,
      PLAYGROUND_API: services.mail,
      PLAYGROUND_INBOX: services.inbox,
      PLAYGROUND_ENGINE: engine,
      PLAYGROUND_TASKS: tasksFile,
      PLAYGROUND_VERDICTS: verdictsOf,
      ...env,
    };
  };
  const inNode = filesOf(wanted.filter(({ tool }) => !isCopied(tool)));
  // Without the name of a file, Playwright would run all of them.
  if (Object.keys(inNode).length > 0) {
    const names = Object.keys(inNode);
    await runPlaywright('e2e/tools', [`--workers=${workers}`, `--retries=${retries}`, ...names], environment(inNode));
  }
  for (const tool of COPIED_TOOLS) {
    const files = filesOf(wanted.filter((one) => one.tool === tool));
    if (Object.keys(files).length === 0) continue;
    const problem = await whyNot(tool);
    if (problem) {
      console.log(`   ${TOOL_NAMES[tool]}: left out. ${problem}`);
      leftOut.add(tool);
    } else await runCopied(tool, [workers, retries], environment(files));
  }
  const verdicts: SolutionResult[] = readdirSync(verdictsOf).map((name) =>
    JSON.parse(readFileSync(path.join(verdictsOf, name), 'utf8')),
  );
  rmSync(results, { recursive: true });
  const ran = wanted.filter(({ tool }) => !leftOut.has(tool));
  return ran.flatMap(({ demo: { demo, tasks, solutions }, tool, tasks: only = tasks.map(({ id }) => id) }: Wanted) => {
    const { path } = demo;
    const ids = only.filter((id) => solutions[tool]?.ids.includes(id));
    return ids.map((task): SolutionResult => {
      const verdict = verdicts.find((one) => one.path === path && one.task === task && one.tool === tool);
      return verdict ?? { path, task, tool, engine, result: 'not run' };
    });
  });
}

/** The same over the built site, on free ports. */
export async function serveAndRun(options: RunOptions): Promise<SolutionResult[]> {
  const running = await serveSite(onFreePorts(siteFromEnvironment()));
  try {
    return await runSolutions(running.site, options);
  } finally {
    await running.close();
  }
}

/** By file of solutions, what the harness is told of it. */
function filesOf(wanted: Wanted[]): Record<string, Published> {
  const files: Record<string, Published> = {};
  for (const { demo, tool, tasks: some } of wanted) {
    const { tasks, solutions } = demo;
    if (!solutions[tool]) continue;
    const file = path.relative(project, solutions[tool].file);
    const ids = [...(files[file]?.only ?? []), ...(some ?? tasks.map(({ id }) => id))];
    files[file] = { path: demo.demo.path, tasks, ...(ids.length < tasks.length && { only: ids }) };
  }
  return files;
}

/** Runs files in Python or Java. */
async function runCopied(tool: CopiedTool, options: number[], env: NodeJS.ProcessEnv): Promise<void> {
  const args = ['--import', import.meta.resolve('tsx'), path.join(root, 'e2e/tools/copied.ts'), tool];
  const child = spawn(process.execPath, [...args, ...options.map(String)], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  await once(child, 'exit');
}

/** Also by a workaround, and if the tool cannot do it and says so. */
export const hasPassed = ({ result }: SolutionResult) => result !== 'failed' && result !== 'not run';

/** Counts the solutions that passed, and those that failed or are missing. Prints the names of the latter. */
export function countOf(verdicts: SolutionResult[]): { passed: number; failed: number } {
  const failed = verdicts.filter((verdict) => !hasPassed(verdict));
  for (const { path: page, task, tool, result } of failed) console.log(`   ${page} ${task} in ${tool}: ${result}`);
  return { passed: verdicts.length - failed.length, failed: failed.length };
}

/** The given ones of all names, or all if none is given. Throws if a name is unknown, and lists the known ones. */
export function chosen<Name extends string>(kind: string, all: readonly Name[], names?: string[]): readonly Name[] {
  const unknown = names?.find((name) => !all.some((known) => known === name));
  if (unknown) throw new Error(`There is no ${kind} ${unknown}. There are: ${all.join(', ')}.`);
  return names ? all.filter((name) => names.includes(name)) : all;
}

if (process.argv[1] === import.meta.filename) {
  const options = { built: FLAG, tool: TEXTS, part: TEXT };
  run(HELP, { options, allowPositionals: true }, async ({ values: { built, tool, part }, positionals }) => {
    const tools = chosen('tool', TOOLS, tool);
    const { PLAYGROUND_URL } = process.env;
    if (!built && !PLAYGROUND_URL) await build();
    const of = part
      ? sampleOf(await allDemoFolders(positionals), part).filter((one) => tools.includes(one.tool))
      : undefined;
    const wanted = { parts: positionals, tools, of };
    const { passed, failed } = countOf(
      await (PLAYGROUND_URL ? runSolutions((await siteAt(PLAYGROUND_URL)).site, wanted) : serveAndRun(wanted)),
    );
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  });
}
