import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as nodeTest } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Tool } from '../../shared/contract/practice.ts';
import type { Task } from '../../shared/contract/task.ts';
import { engine, isImpossible, judge, type Look, taskOf, verify } from './verdict.ts';

/** The address of the site, as its shell has it. */
export const baseUrl = process.env.PLAYGROUND_URL ?? 'http://localhost:3000';

/** A browser as one tool has it: what a solution is given, and how the harness looks at what came of it. */
export interface Opened<Given> {
  given: Given;
  look: Look;
  close(): Promise<void>;
}

/** How a tool opens a browser, or a context of its own, for one test: that of a task, unless nothing is to be looked at. */
export type Open<Given> = (downloads: string, task?: Task) => Promise<Opened<Given>>;

const TIMEOUT = 60_000;

/** The tests of the files so far. They begin when all are known: Node takes whatever is under way for all that there is. */
const declared: { name: string; run: (test: { signal: AbortSignal }) => Promise<void> }[] = [];
let file = '';

/** Runs the tests of files of solutions one after the other. */
export async function runFiles(files: string[]): Promise<void> {
  for (const name of files) {
    file = path.resolve(name);
    await import(pathToFileURL(file).href);
  }
  for (const { name, run } of declared) nodeTest(name, { timeout: TIMEOUT }, run);
}

/** What a solution is given, and how it says that it does something unusual. */
export type Solve<Given> = (given: Given & { downloads: string; baseUrl: string }) => Promise<void>;

/** The `test` of a tool: named by the task that it solves, in the demo in whose folder the file lies. */
export function testWith<Given>(tool: Tool, open: Open<Given>) {
  return (task: string, solve: Solve<Given>): void => {
    const of = file;
    const run = async ({ signal }: { signal: AbortSignal }) => {
      const solved = await taskOf(of, task);
      const downloads = emptyFolder();
      const solveAndLook = async () => {
        const { given, look, close } = await open(downloads, solved.task);
        try {
          await solve({ ...given, downloads, baseUrl });
          if (!isImpossible()) await verify(solved.task, look);
        } finally {
          await close();
        }
      };
      try {
        // A driver that never answers has failed when the time is up: Node itself only stops waiting.
        await judge(solved, tool, engine, () => Promise.race([solveAndLook(), rejectWhen(signal)]));
      } finally {
        remove(downloads);
      }
    };
    declared.push({ name: `${path.relative(process.cwd(), of)} ${task}`, run });
  };
}

function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** For what a test downloads. Some browsers cannot be told where to, only their drivers: then it is always the same. */
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
