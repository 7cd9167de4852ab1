import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import type { Demo } from '../../shared/contract/demo.ts';
import { type Engine, TOOLS, type Tool, type Verdict } from '../../shared/contract/practice.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import { requireBrowser } from '../../shared/test/chromium.ts';
import { build } from '../build/build.ts';
import { SOLUTION_FILES } from '../build/readPractice.ts';
import { groupsNamed, root } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';

const HELP = `
npm run test:solutions -- [--built] [--tool NAME]… [PART OF A PATH]…

Builds what changed, serves the whole site on free ports and runs the demos' solutions against it, in Chromium: those of all
tools, or of the named ones (${TOOLS.join(', ')}); of all demos, or of those in whose path is what is said, e.g.

  npm run test:solutions -- --tool selenium forms/src/counter

  --built   takes the builds as they are
`;

/** A solution is expected for each task of a demo, in each tool. */
interface Expected {
  /** The demo's folder, from the root. */
  folder: string;
  demo: Demo;
}

/** Runs solutions against a site. Resolves with what became of each; a missing one, or one that broke down, is a failed one. */
export async function runSolutions(
  { shell, services }: SiteConfig,
  {
    parts,
    tools = TOOLS,
    engine = 'chromium',
    env = {},
  }: {
    parts: string[];
    tools?: readonly Tool[];
    engine?: Engine;
    env?: NodeJS.ProcessEnv;
  },
): Promise<Verdict[]> {
  const demos = await demosAt(parts);
  const results = mkdtempSync(path.join(tmpdir(), 'playground-verdicts-'));
  const environment = {
    ...process.env,
    CHROMIUM_PATH: requireBrowser(),
    PLAYGROUND_URL: shell,
    PLAYGROUND_API: services.mail,
    PLAYGROUND_INBOX: services.inbox,
    PLAYGROUND_ENGINE: engine,
    PLAYGROUND_VERDICTS: results,
    ...env,
  };
  const filesOf = (tool: Tool) =>
    demos
      .map(({ folder }) => path.join(folder, SOLUTION_FILES[tool]))
      .filter((file) => existsSync(path.join(root, file)));
  if (tools.includes('playwright') && filesOf('playwright').length > 0) {
    const cli = 'node_modules/@playwright/test/cli.js';
    await node(
      [cli, 'test', '--config=e2e/tools', `--output=test-results/${process.pid}`, ...filesOf('playwright')],
      environment,
    );
  }
  // Two at once; each is one process for many files, as the tools take seconds to load.
  const jobs = tools.filter((tool) => tool !== 'playwright').flatMap((tool) => halves(filesOf(tool)));
  const worker = async () => {
    for (let files = jobs.shift(); files; files = jobs.shift()) {
      await node(
        ['--import', 'tsx', '--test-force-exit', '--test-reporter=spec', 'e2e/tools/run.ts', ...files],
        environment,
      );
    }
  };
  await Promise.all([worker(), worker()]);
  const verdicts = readdirSync(results).map(
    (name): Verdict => JSON.parse(readFileSync(path.join(results, name), 'utf8')),
  );
  rmSync(results, { recursive: true });
  return demos.flatMap(({ demo }) =>
    demo.tasks.flatMap(({ id: task }) =>
      tools.map((tool) => {
        const expected = { path: demo.path, task, tool, engine };
        const same = (verdict: Verdict) => verdict.path === demo.path && verdict.task === task && verdict.tool === tool;
        return verdicts.find(same) ?? { ...expected, result: 'not run' as const };
      }),
    ),
  );
}

async function demosAt(parts: string[]): Promise<Expected[]> {
  const folders = groupsNamed([]).flatMap(({ name }) =>
    readdirSync(path.join(root, 'remotes', name, 'src')).map((demo) => `remotes/${name}/src/${demo}`),
  );
  const wanted = folders.filter(
    (folder) =>
      existsSync(path.join(root, folder, 'demo.ts')) &&
      (parts.length === 0 || parts.some((part) => `${folder}/`.includes(part))),
  );
  return Promise.all(
    wanted.map(async (folder) => {
      const { default: demo } = await import(pathToFileURL(path.join(root, folder, 'demo.ts')).href);
      return { folder, demo };
    }),
  );
}

function halves<T>(all: T[]): T[][] {
  return [0, 1].map((half) => all.filter((_, index) => index % 2 === half)).filter(({ length }) => length > 0);
}

function node(args: string[], env: NodeJS.ProcessEnv): Promise<unknown> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => child.once('exit', resolve));
}

if (process.argv[1] === import.meta.filename) {
  const options = { built: { type: 'boolean' }, tool: { type: 'string', multiple: true } } as const;
  run(HELP, { options, allowPositionals: true }, async ({ values: { built, tool }, positionals }) => {
    const unknown = tool?.find((name) => !TOOLS.some((known) => known === name));
    if (unknown) throw new Error(`There is no tool ${unknown}. There are: ${TOOLS.join(', ')}.`);
    if (!built) await build();
    const running = await serveSite(onFreePorts(siteFromEnvironment()));
    const verdicts = await runSolutions(running.site, {
      parts: positionals,
      ...(tool && { tools: tool as Tool[] }),
    });
    await running.close();
    const failed = verdicts.filter(({ result }) => result === 'failed' || result === 'not run');
    for (const { path: page, task, tool: name, result } of failed) console.log(`${page} ${task} in ${name}: ${result}`);
    console.log(`\n${verdicts.length - failed.length} passed, ${failed.length} failed`);
    process.exitCode = failed.length === 0 ? 0 : 1;
  });
}
