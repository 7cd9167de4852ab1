import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as nodeTest } from 'node:test';
import type { Engine, Tool } from '../../shared/contract/practice.ts';
import { isImpossible, judge, type Look, taskOf, verify, watcher } from './verdict.ts';

export { answer, impossible, workaround } from './verdict.ts';

/** The engine that this process is to test in. */
export const engine = (process.env.PLAYGROUND_ENGINE ?? 'chromium') as Engine;

/** The address of the site, as its shell has it. */
export const baseUrl = process.env.PLAYGROUND_URL ?? 'http://localhost:3000';

/** A browser as one tool has it: what a solution is given, and how the harness looks at what came of it. */
export interface Opened<Given> {
  given: Given;
  look: Look;
  close(): Promise<void>;
}

/** How a tool opens a browser, or a context of its own, for one test. `script` is to run in every document before its own. */
export type Open<Given> = (downloads: string, script?: string) => Promise<Opened<Given>>;

const TIMEOUT = 60_000;

/** What a solution is given, and how it says that it does something unusual. */
export type Solve<Given> = (given: Given & { downloads: string; baseUrl: string }) => Promise<void>;

/** The `test` of a tool: named by the task that it solves, in the demo in whose folder the file lies. */
export function testWith<Given>(tool: Tool, open: Open<Given>) {
  return (task: string, solve: Solve<Given>): void => {
    nodeTest(task, { timeout: TIMEOUT }, async () => {
      const solved = await taskOf(process.argv[1] as string, task);
      const downloads = mkdtempSync(path.join(tmpdir(), 'playground-downloads-'));
      await judge(solved, tool, engine, async () => {
        const { given, look, close } = await open(downloads, watcher(solved));
        try {
          await solve({ ...given, downloads, baseUrl });
          if (!isImpossible()) await verify(solved, look);
        } finally {
          await close();
        }
      });
    });
  };
}
