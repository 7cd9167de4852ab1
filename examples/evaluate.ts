/**
 * Gives the tasks of a playground to an agent and prints its score. ADDRESS is http://localhost:3000 by default; with PATHs, only the
 * tasks of these pages run:
 *
 *   npx tsx examples/evaluate.ts AGENT.ts [ADDRESS] [PATH]…
 *
 * The default export of AGENT is a function. It gets a Playwright page and a task. It may return what it read on the page.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { lookOf } from '../e2e/tools/lookOf.ts';
import { verify, watcher } from '../e2e/tools/verdict.ts';
import { type Catalogue, readCatalogue } from '../shared/contract/catalogue.ts';
import { addressOf, PUBLISHED_SEED, type PublishedTask } from '../shared/contract/task.ts';
import { findBrowser, launchOptions } from '../shared/test/chromium.ts';

/** `needs` says what else the task requires, such as a mailbox that the agent can read, or an answer to a dialog. */
export type Agent = (page: Page, task: Pick<PublishedTask, 'goal' | 'needs'>) => Promise<string | undefined>;

const AT_ONCE = 4;
/** In milliseconds: how long one action of the agent may take, and how long the outcome may take after the agent has finished. */
const PATIENCE = { agent: 10_000, outcome: 1000 };

const [agentFile, address = 'http://localhost:3000', ...paths] = process.argv.slice(2);
if (!agentFile)
  throw new Error('The file of the agent is missing: npx tsx examples/evaluate.ts AGENT.ts [ADDRESS] [PATH]…');
const { default: agent } = (await import(pathToFileURL(resolve(agentFile)).href)) as { default: Agent };
const demos = (await catalogue()).groups.flatMap((group) => group.demos);
const tasks = demos.filter(({ path }) => !paths.length || paths.includes(path)).flatMap((demo) => demo.tasks);
const { args = [], ...options } = launchOptions(findBrowser());
const browser = await chromium.launch({ ...options, args: [...args, '--use-fake-device-for-media-stream'] });
const all = tasks.length;
let achieved = 0;
const worker = async () => {
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const problem = await evaluate(browser, task);
    if (!problem) achieved += 1;
    console.log(`${problem ? '-' : '+'} ${task.path} ${task.id}${problem ? `: ${problem}` : ''}`);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
await browser.close();
console.log(`${achieved} of ${all} tasks, ${Math.round((100 * achieved) / (all || 1))} %`);

/** Waits until the server has read all groups, because a server that has just started knows none. */
async function catalogue(): Promise<Catalogue> {
  for (;;) {
    const found = readCatalogue(await (await fetch(`${address}/catalogue.json`)).json());
    const isRead = found.groups.every(({ current, demos }) => current && demos.every((demo) => demo.tasks.length > 0));
    if (isRead) return found;
    await new Promise((again) => setTimeout(again, 100));
  }
}

/** Gives one task to the agent, in a new browser context. Resolves with what is missing at the end, or undefined. */
async function evaluate(browser: Browser, task: PublishedTask): Promise<string | undefined> {
  const { permissions = [], position } = task.needs;
  const geolocation = position && { geolocation: position };
  const context = await browser.newContext({ baseURL: address, permissions, ...geolocation });
  const downloads = mkdtempSync(join(tmpdir(), 'evaluate-'));
  context.on('download', (download) => download.saveAs(join(downloads, download.suggestedFilename())));
  context.setDefaultTimeout(PATIENCE.agent);
  const script = watcher(task);
  if (script) await context.addInitScript(script);
  try {
    const page = await context.newPage();
    await page.goto(addressOf({ seed: PUBLISHED_SEED, ...task }), { waitUntil: 'commit' });
    const found = await agent(page, task);
    await verify(task, lookOf(context, downloads), found ?? '', PATIENCE.outcome);
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  } finally {
    await context.close();
    rmSync(downloads, { recursive: true });
  }
}
