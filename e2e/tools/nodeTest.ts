import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tool } from '../../shared/contract/practice.ts';
import type { PublishedTask } from '../../shared/contract/task.ts';
import { wantsWholeBrowser } from './engines.ts';
import { engine, isImpossible, judge, type Look, taskOf, verify, watcher } from './verdict.ts';

/** The address of the site, as its shell has it. */
export const baseUrl = process.env.PLAYGROUND_URL ?? 'http://localhost:3000';

/** A browser of one tool: what a solution is given, and how the harness looks at the result. */
export interface Opened<Given> {
  given: Given;
  look: Look;
  close(): Promise<void>;
  /** Makes the browser as it was at the start, for the next task. Rejects if it cannot. */
  reset?(): Promise<void>;
}

/** How a tool opens a browser, or its own context, for one test. Without a task nothing is verified afterwards. */
export type Open<Given> = (downloads: string, task?: PublishedTask) => Promise<Opened<Given>>;

const TIMEOUT = 60_000;

/** Whether a browser is kept from task to task (`PLAYGROUND_KEEP=yes`). It needs a command to Chromium to be as it was at the start. */
const keeps = process.env.PLAYGROUND_KEEP === 'yes' && engine === 'chromium';

/** The tests of the file that runs. */
let declared: { name: string; run: (signal: AbortSignal) => Promise<void> }[] = [];
let file = '';
const endings: (() => Promise<unknown> | undefined)[] = [];

/** Runs the tests of a file of solutions one after the other. */
export async function runFile(name: string): Promise<void> {
  file = path.resolve(name);
  declared = [];
  await import(pathToFileURL(file).href);
  for (const { name, run } of declared) {
    const started = performance.now();
    const problem = await run(AbortSignal.timeout(TIMEOUT)).then(
      () => undefined,
      (error: unknown) => error,
    );
    console.log(`${problem ? '✖' : '✔'} ${name} (${Math.round(performance.now() - started)} ms)`);
    if (problem) console.log(problem);
  }
}

/** What a tool has to close after the last file. */
export function atEnd(close: () => Promise<unknown> | undefined): void {
  endings.push(close);
}

export async function end(): Promise<void> {
  await Promise.all(endings.map((close) => close()));
}

/** What a solution is given, and how it says that it does something unusual. */
export type Solve<Given> = (given: Given & { downloads: string; baseUrl: string }) => Promise<void>;

/** The `test` of a tool: named by the task that it solves, in the demo in whose folder the file lies. */
export function testWith<Given>(tool: Tool, open: Open<Given>) {
  let kept: Opened<Given> | undefined;
  atEnd(() => kept?.close());
  return (id: string, solve: Solve<Given>): void => {
    const of = file;
    const run = async (signal: AbortSignal) => {
      const solved = taskOf(of, id);
      const { task } = solved;
      const downloads = emptyFolder();
      // What a task needs (permissions, listeners for dialogs) outlives a tab.
      const isKept = keeps && !task.needs && !wantsWholeBrowser(task) && !watcher(task);
      const begin = async () => {
        const opened = kept;
        if (!isKept || !opened?.reset) return open(downloads, task);
        kept = undefined;
        return opened.reset().then(
          () => opened,
          async () => {
            await opened.close().catch(() => {});
            return open(downloads, task);
          },
        );
      };
      const solveAndLook = async () => {
        const opened = await begin();
        try {
          await solve({ ...opened.given, downloads, baseUrl });
          if (!isImpossible()) await verify(task, opened.look);
          // After a failure the next task begins in a new browser.
          if (isKept && opened.reset && !signal.aborted) kept = opened;
        } finally {
          if (opened !== kept) await opened.close();
        }
      };
      try {
        // A driver that never answers has failed when the time is up.
        await judge(solved, tool, engine, () => Promise.race([solveAndLook(), rejectWhen(signal)]));
      } finally {
        remove(downloads);
      }
    };
    declared.push({ name: `${path.relative(process.cwd(), of)} ${id}`, run });
  };
}

function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** A folder for downloads. Some drivers take one folder for all tests, which is then emptied. */
function emptyFolder(): string {
  const { PLAYGROUND_DOWNLOADS: given } = process.env;
  if (!given) return mkdtempSync(path.join(tmpdir(), 'playground-downloads-'));
  remove(given);
  mkdirSync(given, { recursive: true });
  return given;
}

function remove(folder: string): void {
  // A browser that hangs may still write into it.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
