import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import { pageScript } from '../../scripts/build/pageScript.ts';
import type { Published } from '../../scripts/testing/published.ts';
import type { Engine, SolutionResult, Tool } from '../../shared/contract/practice.ts';
import type { Expectation, Outcome, PublishedTask } from '../../shared/contract/task.ts';
import { folded, isElement } from '../../shared/src/outcome.ts';
import type { Run } from './run.ts';
import { translate } from './translate.ts';

/** What the harness needs of any tool, to look from outside at what a solution has left behind. */
export interface Look {
  /** Runs an expression in each tab, in all frames with these titles, the outermost first. Where it fails it gives undefined. */
  evaluate(frames: string[], expression: string): Promise<unknown[]>;
  tabs(): Promise<string[]>;
  /** The folder that downloads go to. */
  downloads: string;
}

/** The engine that this process tests in. */
export const engine = (process.env.PLAYGROUND_ENGINE ?? 'chromium') as Engine;

/** How long an outcome may take to be there after the solution has ended, in milliseconds. */
const PATIENCE = 5000;
const PACE = 100;

/** The name of the global that holds the check in a page. */
const CHECK = '__playgroundOutcome';

/** The same check that runs beside each page, as a script for any page. */
const check = pageScript(path.join(import.meta.dirname, '../../shared/src/outcome.ts'), CHECK);

/** By file of solutions, the tasks that it may solve: a run hands over the published ones in a file, so that nothing is evaluated here. */
export const published: Record<string, Published> = process.env.PLAYGROUND_TASKS
  ? JSON.parse(readFileSync(process.env.PLAYGROUND_TASKS, 'utf8'))
  : {};

/** A task, and the path of the demo that it belongs to. */
export interface Solved {
  path: string;
  task: PublishedTask;
}

/** Finds the task that a test is named by. Throws if the demo has no task with that id. */
export function taskOf(file: string, id: string): Solved {
  const { path: page, tasks } = published[path.relative(process.cwd(), file)] ?? {};
  const task = tasks?.find((one) => one.id === id);
  if (!page || !task) throw new Error(`${file} has no task ${id}. Run solutions with npm run test:solutions.`);
  return { path: page, task };
}

/** With PLAYGROUND_PANEL=open, all solutions run beside the open panel Tasks and solutions and its input log. */
const OPEN_PANEL =
  process.env.PLAYGROUND_PANEL === 'open' ? `if (window.top === window) (${openPanelAtOnce})();` : undefined;

/** With PLAYGROUND_TRANSLATED=yes, all pages are as a browser's translator leaves them. */
const TRANSLATE = process.env.PLAYGROUND_TRANSLATED === 'yes' ? `(${translate})();` : undefined;

/** Runs in a page, before its own scripts. */
export function openPanelAtOnce(): void {
  const open = () => document.querySelector<HTMLElement>('button.practice[aria-expanded=false]')?.click();
  new MutationObserver(open).observe(document, { subtree: true, childList: true });
}

/** For tools that run a script in every document before its own: it remembers what holds only while a task is done. */
export function watcher({ outcome }: Pick<PublishedTask, 'outcome'>): string | undefined {
  const during = outcome.filter(isElement).filter((expected) => expected.during);
  // Some tools run it inside a function, where `var` makes no global.
  const script = `${check};window.${CHECK} = ${CHECK};${CHECK}.watch(${JSON.stringify(during)}, window)`;
  return [during.length > 0 && script, OPEN_PANEL, TRANSLATE].filter(Boolean).join(';') || undefined;
}

/**
 * Resolves when the outcome of a task is there, all of it at once, at the latest after `patience` milliseconds. `found` is the
 * answer that was found. Rejects with what is missing.
 */
export async function verify(
  { goal, outcome, seed }: Pick<PublishedTask, 'goal' | 'outcome' | 'seed'>,
  look: Look,
  found = said.answer,
  patience = PATIENCE,
): Promise<void> {
  for (const end = performance.now() + patience; ; await setTimeout(PACE)) {
    const missing: Outcome = [];
    // One after the other: a driver is in one tab and one frame at a time.
    for (const expected of outcome) if (!(await isMet(expected, look, found))) missing.push(expected);
    if (missing.length === 0) return;
    if (performance.now() > end) {
      const where = seed ? ` Open its page with ?seed=${seed}.` : '';
      throw new Error(`The task ‘${goal}’ was not achieved.${where} Missing: ${JSON.stringify(missing)}`);
    }
  }
}

/**
 * Looks whether a solution that has ended did its task: by its run, if it has one, or by the outcome. Rejects if it did not, or if the solution failed.
 */
export async function settle(
  task: PublishedTask,
  { status, expectedStatus }: Pick<TestInfo, 'status' | 'expectedStatus'>,
  look: Look,
  run: Run | undefined,
): Promise<void> {
  // Playwright's runner reports the error of the test itself.
  if (status !== expectedStatus) {
    throw new Error(`The solution itself failed. The page says: ${await outcomesIn(look)}`);
  }
  if (isImpossible()) return;
  await (run ? run.grade(said.answer) : verify(task, look));
}

/** What the stations say. It tells a wrong answer from one that never arrived. */
async function outcomesIn(look: Look): Promise<string> {
  const expression =
    "[...document.querySelectorAll('[role=status]')].map((one) => one.textContent).filter(Boolean).join(' ')";
  // A page that hangs does not answer.
  const silence = setTimeout(PATIENCE, ['nothing, because it does not answer.'], { ref: false });
  const said = await Promise.race([look.evaluate([], expression), silence]).catch((error: Error) => [error.message]);
  return said.join(' ') || 'nothing.';
}

async function isMet(expected: Expectation, look: Look, found: string): Promise<boolean> {
  if ('answer' in expected) return folded(found) === expected.answer;
  if ('download' in expected) return isDownloaded(path.join(look.downloads, expected.download), expected.sha256);
  if ('tab' in expected) return (await look.tabs()).some((address) => new URL(address).pathname === expected.tab);
  const given = JSON.stringify(expected);
  const expression = expected.during
    ? `Boolean(window.${CHECK}?.wasMet(${given}))`
    : `(() => {${check};return ${CHECK}.isMet(${given}, document)})()`;
  const seen = await look.evaluate(expected.frames ?? [], expression);
  // A hidden element must be hidden in every tab and frame.
  return expected.hidden ? seen.length > 0 && seen.every((met) => met === true) : seen.includes(true);
}

function isDownloaded(file: string, sha256: string): boolean {
  // The browser's name for it is another while it is not whole.
  return existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === sha256;
}

/** What the running solution has said. The tests of one process run one after the other. */
const said: { of?: { result: 'workaround' | 'impossible'; reason: string }; answer: string } = { answer: '' };

export function answer(text: string | null | undefined): void {
  said.answer = text ?? '';
}

/** Says inside a solution that the tool needs something unusual here: what, and the address of the tool's own page or thread about it. */
export function workaround(what: string): void {
  say('workaround', what);
}

/** Says in place of a solution why the tool cannot do it, with the address of its own page or thread about it. */
export async function impossible(why: string): Promise<void> {
  say('impossible', why);
}

function say(result: 'workaround' | 'impossible', reason: string): void {
  if (!reason.includes('https://')) throw new Error(`Where does the tool itself say so? ‘${reason}’ names no address.`);
  said.of = { result, reason };
}

export const isImpossible = () => said.of?.result === 'impossible';

/** Runs a solution with the check after it, and writes the verdict. Rejects if one of them fails. */
export async function judge({ path: page, task }: Solved, tool: Tool, solve: () => Promise<void>): Promise<void> {
  delete said.of;
  said.answer = '';
  const verdict = { path: page, task: task.id, tool, engine };
  try {
    await solve();
    keep({ ...verdict, ...(said.of ?? { result: 'passes' }) });
  } catch (error) {
    keep({ ...verdict, result: 'failed' });
    throw error;
  }
}

/** Kept in the folder that the run names, if it does (`PLAYGROUND_VERDICTS`). */
export function keep(verdict: SolutionResult): void {
  const folder = process.env.PLAYGROUND_VERDICTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const { path: page, task, tool, engine } = verdict;
  const name = [page.replaceAll('/', '_'), task, tool, engine, 'json'].join('.');
  writeFileSync(path.join(folder, name), JSON.stringify(verdict));
}
