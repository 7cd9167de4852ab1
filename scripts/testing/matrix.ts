import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import { root } from '../../services/common/src/project.ts';
import {
  ENGINES,
  type Engine,
  type Matrix,
  type Result,
  TOOL_NAMES,
  TOOLS,
  type Tool,
  type Verdict,
} from '../../shared/contract/practice.ts';
import { findBrowser } from '../../shared/test/chromium.ts';
import { findEngine, findPlaywrightsOwn, PACKAGES } from '../../shared/test/engines.ts';
import { findOnPath } from '../../shared/test/findOnPath.ts';
import { build } from '../build/build.ts';
import { MATRIX_FILE } from '../build/readPractice.ts';
import { run } from '../commandLine.ts';
import { freePort } from '../containers/compose.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';
import { demosAt } from './demosAt.ts';
import { chosen, runSolutions } from './solutions.ts';

const HELP = `
npm run matrix -- [--built] [--engine NAME]… [--tool NAME]… [PART OF A PATH]…

Runs the demos' solutions in every tool and every engine (${ENGINES.join(', ')}) that this machine has, and writes what became of them:
docs/matrix.md, docs/matrix.json, and solutions/matrix.json in each demo's folder, which its page shows. What is not run now stays
as it was. With names, these engines, tools or demos alone.

Firefox is driven by Puppeteer itself; for Selenium and WebdriverIO it needs geckodriver on the PATH, or the address of one that
runs in GECKODRIVER_URL. WebKit needs WebKitWebDriver and Xvfb.
`;

/** A tool in an engine, as it last ran. */
interface Run {
  tool: Tool;
  engine: Engine;
  version: string;
  browser: string;
  date: string;
}

interface MatrixFile {
  runs: Run[];
  /** By the demo's path. */
  demos: Record<string, Matrix>;
}

/** How a tool gets at an engine, where more than the browser must be there. */
interface Way {
  env: NodeJS.ProcessEnv;
  workers: number;
  close(): void;
}

const JSON_FILE = path.join(root, 'docs/matrix.json');
const MARKDOWN = path.join(root, 'docs/matrix.md');

const options = {
  built: { type: 'boolean' },
  engine: { type: 'string', multiple: true },
  tool: { type: 'string', multiple: true },
} as const;

run(HELP, { options, allowPositionals: true }, async ({ values, positionals: parts }) => {
  const engines = chosen('engine', ENGINES, values.engine);
  const tools = chosen('tool', TOOLS, values.tool);
  if (!values.built) await build();
  const running = await serveSite(onFreePorts(siteFromEnvironment()));
  try {
    for (const engine of engines) {
      const binary = engine === 'chromium' ? findBrowser() : findEngine(engine);
      for (const tool of tools) {
        const way = await wayTo(engine, tool, binary);
        if (typeof way === 'string') {
          console.log(`${TOOL_NAMES[tool]} in ${engine}: not run, ${way}`);
          continue;
        }
        try {
          // A whole browser: what tests run in has no window.
          const env = { ...way.env, ...(engine === 'chromium' && { CHROMIUM_PATH: binary }) };
          const browser = versionIn(binary, tool, engine, env);
          const verdicts = await runSolutions(running.site, {
            parts,
            tools: [tool],
            engine,
            again: true,
            env,
            workers: way.workers,
          });
          // At once: what comes later may fail.
          await write(verdicts, { tool, engine, version: versionOf(tool), browser, date: today() });
        } finally {
          way.close();
        }
      }
    }
  } finally {
    await running.close();
  }
});

const today = () => new Date().toISOString().slice(0, 10);

/** How a tool gets at an engine on this machine, or why it does not. */
async function wayTo(engine: Engine, tool: Tool, binary?: string): Promise<Way | string> {
  const nothing: Way = { env: {}, workers: 2, close: () => {} };
  if (tool === 'playwright' && engine !== 'chromium') {
    return findPlaywrightsOwn(engine) ? nothing : `it has an own build of ${engine}: npx playwright install ${engine}`;
  }
  if (!binary) return `there is no ${engine} here: on Debian, apt-get install ${PACKAGES[engine]}`;
  if (engine === 'chromium' || (engine === 'firefox' && tool === 'puppeteer')) return nothing;
  if (tool === 'puppeteer') return 'it does not drive it';
  return engine === 'firefox' ? geckodriver() : webKitDriver();
}

async function geckodriver(): Promise<Way | string> {
  const { GECKODRIVER_URL } = process.env;
  if (GECKODRIVER_URL) return { env: { PLAYGROUND_GECKODRIVER: GECKODRIVER_URL }, workers: 2, close: () => {} };
  const program = findOnPath(['geckodriver']);
  if (!program) return 'there is no geckodriver on the PATH, and no GECKODRIVER_URL';
  const port = await freePort();
  const driver = spawn(program, ['--port', String(port)], { stdio: 'ignore' });
  return { env: { PLAYGROUND_GECKODRIVER: `http://127.0.0.1:${port}` }, workers: 2, close: () => driver.kill() };
}

/** It has one session at a time, wants a display, and its downloads go where the desktop's settings say. */
async function webKitDriver(): Promise<Way | string> {
  const [driver, xvfb] = [findOnPath(['WebKitWebDriver']), findOnPath(['Xvfb'])];
  if (!driver || !xvfb) return `it needs WebKitWebDriver and Xvfb: on Debian, apt-get install ${PACKAGES.webkit}`;
  const home = mkdtempSync(path.join(tmpdir(), 'playground-webkit-'));
  const downloads = path.join(home, 'downloads');
  mkdirSync(downloads);
  writeFileSync(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  const display = `:${port}`;
  const screen = spawn(xvfb, [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const server = spawn(driver, [`--port=${port}`, '--replace-on-new-session'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: home,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Its sandbox does not start for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  return {
    // The browser wants a display even to say its version.
    env: {
      DISPLAY: display,
      PLAYGROUND_WEBKITDRIVER: `http://127.0.0.1:${port}`,
      PLAYGROUND_DOWNLOADS: downloads,
    },
    workers: 1,
    close() {
      server.kill();
      screen.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function versionOf(tool: Tool): string {
  const name = {
    playwright: '@playwright/test',
    selenium: 'selenium-webdriver',
    webdriverio: 'webdriverio',
    puppeteer: 'puppeteer-core',
  };
  return JSON.parse(readFileSync(path.join(root, 'node_modules', name[tool], 'package.json'), 'utf8')).version;
}

function versionIn(binary: string | undefined, tool: Tool, engine: Engine, env: NodeJS.ProcessEnv): string {
  const program = tool === 'playwright' && engine !== 'chromium' ? findPlaywrightsOwn(engine) : binary;
  if (!program) return engine;
  const said = execFileSync(program, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  return said.trim().split(' built')[0] as string;
}

function readMatrixFile(): MatrixFile {
  return existsSync(JSON_FILE) ? JSON.parse(readFileSync(JSON_FILE, 'utf8')) : { runs: [], demos: {} };
}

/** Writes the three with what a run came to, in the order of the demos; what is no demo or no task any more is left out. */
async function write(verdicts: Verdict[], run: Run): Promise<void> {
  const { runs, demos: known } = readMatrixFile();
  const order = (run: Run) => ENGINES.indexOf(run.engine) * TOOLS.length + TOOLS.indexOf(run.tool);
  const others = runs.filter(({ tool, engine }) => tool !== run.tool || engine !== run.engine);
  const whole: MatrixFile = { runs: [...others, run].sort((a, b) => order(a) - order(b)), demos: {} };
  for (const { path: page, task, tool, engine, result, reason } of verdicts) {
    known[page] ??= {};
    known[page][task] ??= {};
    known[page][task][tool] = { ...known[page][task][tool], [engine]: { result, ...(reason && { reason }) } as Result };
  }
  for (const { folder, demo } of await demosAt()) {
    const matrix = Object.fromEntries(demo.tasks.map(({ id }) => [id, known[demo.path]?.[id] ?? {}]));
    whole.demos[demo.path] = matrix;
    writeFileSync(path.join(root, folder, MATRIX_FILE), `${JSON.stringify(matrix, null, 2)}\n`);
  }
  writeFileSync(JSON_FILE, `${JSON.stringify(whole, null, 2)}\n`);
  writeFileSync(MARKDOWN, markdown(whole));
}

const SIGNS: Record<Result['result'], string> = {
  passes: '✓',
  workaround: '✓ *',
  impossible: 'no',
  failed: 'failed',
  'not run': '',
};

function markdown({ runs, demos }: MatrixFile): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const table = (head: string[], rows: string[][]) => [row(head), row(head.map(() => '---')), ...rows.map(row)];
  const names = (tool: Tool, engine: Engine) => `${TOOL_NAMES[tool]}, ${engine}`;
  const cells = Object.entries(demos).flatMap(([page, tasks]) =>
    Object.entries(tasks).map(([task, tools]) => ({ page, task, tools })),
  );
  const count = ({ tool, engine }: Run, ...wanted: Result['result'][]) =>
    String(cells.filter(({ tools }) => wanted.includes(tools[tool]?.[engine]?.result ?? 'not run')).length);
  const reasons = new Map<string, { where: Set<string>; tasks: Set<string> }>();
  for (const { page, task, tools } of cells) {
    for (const { tool, engine } of runs) {
      const result = tools[tool]?.[engine];
      if (!result || !('reason' in result) || !result.reason) continue;
      const key = `${result.result === 'impossible' ? 'Cannot be done' : 'Workaround'}: ${result.reason}`;
      const { where, tasks } = reasons.get(key) ?? { where: new Set(), tasks: new Set() };
      reasons.set(key, { where: where.add(names(tool, engine)), tasks: tasks.add(`${page} \`${task}\``) });
    }
  }
  return [
    '# What four tools do with these pages',
    '',
    'Written by `npm run matrix`, which runs the solutions in the demos’ folders (`solutions/`) and looks at the outcome of each task from outside.',
    'The same as data: [matrix.json](matrix.json). ✓ passes, ✓ * passes with something unusual (said below), no: cannot be done in this tool,',
    'failed: the solution as it stands fails in this engine; empty: not run on the machine that wrote this.',
    '',
    '## Runs',
    '',
    ...table(
      ['tool', 'engine', 'version', 'browser', 'date', 'passes', 'with a workaround', 'impossible', 'failed'],
      runs.map((one) => [
        TOOL_NAMES[one.tool],
        one.engine,
        one.version,
        one.browser,
        one.date,
        count(one, 'passes'),
        count(one, 'workaround'),
        count(one, 'impossible'),
        count(one, 'failed'),
      ]),
    ),
    '',
    'Cypress is not run here: its package fetches its browser from a host of its own.',
    '',
    '## Tasks',
    '',
    ...table(
      ['page', 'task', ...runs.map(({ tool, engine }) => names(tool, engine))],
      cells.map(({ page, task, tools }) => [
        page,
        task,
        ...runs.map(({ tool, engine }) => SIGNS[tools[tool]?.[engine]?.result ?? 'not run']),
      ]),
    ),
    '',
    '## What is unusual, and what cannot be done',
    '',
    ...[...reasons]
      .sort()
      .flatMap(([reason, { where, tasks }]) => [
        `- ${reason}`,
        `  ${[...where].join('; ')}.`,
        `  ${[...tasks].join(', ')}.`,
      ]),
    '',
  ].join('\n');
}
