import { type ChildProcess, execFileSync, type StdioOptions, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readAnswer } from '../../services/common/src/readAnswer.ts';
import { ENGINES, type Engine, isCopied, TOOL_NAMES, TOOLS, type Tool } from '../../shared/contract/practice.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { root } from '../../shared/project/folders.ts';
import { findBrowser } from '../../shared/test/chromium.ts';
import { findEngine, findPlaywrightsOwn, PACKAGES } from '../../shared/test/engines.ts';
import { findOnPath } from '../../shared/test/findOnPath.ts';
import { build } from '../build/build.ts';
import { FLAG, run, TEXTS } from '../commandLine.ts';
import { freePort } from '../containers/compose.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';
import { pinnedVersion } from './copiedEnvironment.ts';
import { chosen, runSolutions } from './solutions.ts';
import { writeResults } from './writeResults.ts';

const HELP = `
npm run matrix -- [--built] [--engine NAME]… [--tool NAME]… [PART OF A PATH]…

Runs the demos' solutions in each tool and each engine (${ENGINES.join(', ')}) that this machine has. The results go to
solutions/matrix.json in each demo's folder. The page /tools shows them. If you name engines, tools or demos, only these run, and all
other results stay as they are.

  --built   does not build: the site is served as it was last built

Puppeteer drives Firefox by itself. Selenium and WebdriverIO need geckodriver on the PATH, or the address of a running one in
GECKODRIVER_URL, started with --allow-system-access. WebKit needs WebKitWebDriver and Xvfb.
`;

interface Driver {
  env: NodeJS.ProcessEnv;
  workers?: number;
  close?(): void;
}

const options = { built: FLAG, engine: TEXTS, tool: TEXTS };

run(HELP, { options, allowPositionals: true }, async ({ values, positionals: parts }) => {
  const engines = chosen('engine', ENGINES, values.engine);
  const tools = chosen('tool', TOOLS, values.tool);
  if (!values.built) await build();
  const running = await serveSite(onFreePorts(siteFromEnvironment()));
  try {
    for (const engine of engines) for (const tool of tools) await runTool(running.site, engine, tool, parts);
  } finally {
    await running.close();
  }
});

/** Runs a tool in an engine and writes its results, or says why it cannot run here. */
async function runTool(site: SiteConfig, engine: Engine, tool: Tool, parts: string[]): Promise<void> {
  const browser = browserOf(engine, tool);
  const driver = await driverOf(engine, tool, browser);
  if (typeof driver === 'string') return console.log(`${TOOL_NAMES[tool]} in ${engine}: not run. ${driver}`);
  try {
    // The tests use a Chromium without windows. The solutions need one with windows.
    const env = { ...driver.env, ...(engine === 'chromium' && { CHROMIUM_PATH: browser }) };
    const version = versionIn(browser as string, env);
    const { workers = 2 } = driver;
    const verdicts = await runSolutions(site, { parts, tools: [tool], engine, retries: 1, env, workers });
    const date = new Date().toISOString().slice(0, 10);
    // Written after each tool, because a later one may fail.
    await writeResults(verdicts, { tool, engine, version: versionOf(tool), browser: version, date });
  } finally {
    driver.close?.();
  }
}

/** The program of an engine. Playwright has its own builds of all but Chromium. */
function browserOf(engine: Engine, tool: Tool): string | undefined {
  if (engine === 'chromium') return findBrowser();
  return tool === 'playwright' ? findPlaywrightsOwn(engine) : findEngine(engine);
}

/** What a tool needs to drive an engine on this machine, or a sentence that says why it cannot. */
async function driverOf(engine: Engine, tool: Tool, browser?: string): Promise<Driver | string> {
  const playwrightsOwn = tool === 'playwright' && engine !== 'chromium';
  if (!browser && playwrightsOwn) return `Playwright needs its own build: npx playwright install ${engine}`;
  if (!browser) return `This machine has no ${engine}. On Debian: apt-get install ${PACKAGES[engine]}`;
  if (engine === 'chromium' || playwrightsOwn || (engine === 'firefox' && tool === 'puppeteer')) return { env: {} };
  if (tool === 'playwright-python') return 'Its files start Chromium.';
  if (tool === 'puppeteer') return `Puppeteer does not support ${engine}.`;
  return engine === 'firefox' ? geckodriver() : webKitDriver();
}

async function geckodriver(): Promise<Driver | string> {
  const { GECKODRIVER_URL } = process.env;
  if (GECKODRIVER_URL && !(await answers(GECKODRIVER_URL)))
    return `No geckodriver answers at ${GECKODRIVER_URL}, the address in GECKODRIVER_URL.`;
  // It has one session at a time.
  if (GECKODRIVER_URL) return { env: { PLAYGROUND_GECKODRIVER: GECKODRIVER_URL }, workers: 1 };
  const program = findOnPath(['geckodriver']);
  if (!program)
    return 'Put geckodriver on the PATH (cargo install geckodriver), or set GECKODRIVER_URL to the address of a running one.';
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = spawn(program, ['--port', String(port), '--allow-system-access'], { stdio: 'ignore' });
  const close = () => driver.kill();
  return onceItAnswers(driver, address, { env: { PLAYGROUND_GECKODRIVER: address }, workers: 1, close });
}

/** Whether a driver is there. If it is not, each of its tests would be written down as failed. */
const answers = async (address: string) => (await readAnswer(`${address}/status`).catch(() => undefined))?.ok;

/** Waits until a driver answers, or closes it and says that it does not. geckodriver from npm downloads its program first. */
async function onceItAnswers(child: ChildProcess, address: string, driver: Driver): Promise<Driver | string> {
  const end = Date.now() + 60_000;
  while (child.exitCode === null && Date.now() < end) {
    if (await answers(address)) return driver;
    await setTimeout(100);
  }
  driver.close?.();
  return `${child.spawnfile} does not start.`;
}

/** WebKit's driver has one session at a time, needs a display, and downloads to the folder in the desktop's settings. */
async function webKitDriver(): Promise<Driver | string> {
  const [driver, xvfb] = [findOnPath(['WebKitWebDriver']), findOnPath(['Xvfb'])];
  if (!driver || !xvfb) return `WebKit needs WebKitWebDriver and Xvfb. On Debian: apt-get install ${PACKAGES.webkit}`;
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
      // Its date fields have the order of a language. Solutions type in that of en-US.
      LC_ALL: 'en_US.UTF-8',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // WebKit's sandbox does not start for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const close = () => {
    server.kill();
    screen.kill();
    rmSync(home, { recursive: true, force: true });
  };
  // The browser needs a display even to print its version.
  const env = { DISPLAY: display, PLAYGROUND_WEBKITDRIVER: address, PLAYGROUND_DOWNLOADS: downloads };
  return onceItAnswers(server, address, { env, workers: 1, close });
}

function versionOf(tool: Tool): string {
  if (isCopied(tool)) return pinnedVersion(tool);
  const others = { playwright: '@playwright/test', selenium: 'selenium-webdriver', puppeteer: 'puppeteer-core' };
  const name = tool === 'webdriverio' ? tool : others[tool];
  return JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

function versionIn(browser: string, env: NodeJS.ProcessEnv): string {
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  const printed = execFileSync(browser, ['--version'], { encoding: 'utf8', stdio, env: { ...process.env, ...env } });
  return printed.trim().split(' built')[0] as string;
}
