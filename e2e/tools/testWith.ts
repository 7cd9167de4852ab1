import { mkdirSync, rmSync } from 'node:fs';
// Without the fixtures for Playwright's own browsers: other tools have a `page` and a `browser` too.
import { _baseTest } from '@playwright/test';
import type { Tool } from '../../shared/contract/practice.ts';
import type { PublishedTask } from '../../shared/contract/task.ts';
import { startRun } from './run.ts';
import { judge, type Look, settle, taskOf } from './verdict.ts';

export const baseUrl = process.env.PLAYGROUND_URL ?? 'http://localhost:3000';

/** A browser of one tool: what a solution is given, and how the harness looks at the result. */
export interface Opened<Given> {
  given: Given;
  look: Look;
  close(): Promise<void>;
}

/** What a file of solutions asks the harness for, by `test.use()`. */
export interface Started {
  /** What Firefox is started with, by the names in about:config. */
  preferences: Record<string, string | number | boolean>;
  /** What WebKit's MiniBrowser is started with: its options, and variables such as `TZ=UTC`. */
  miniBrowser: string[];
}

/** How a tool opens a browser, or its own context, for one test. With `cdp`, it takes the browser at this address. */
export type Open<Given> = (
  downloads: string,
  task?: PublishedTask,
  cdp?: string,
  started?: Started,
) => Promise<Opened<Given>>;

/** The `test` of a tool: named by the task that it solves, in the demo in whose folder the file lies. */
export function testWith<Given>(tool: Tool, open: Open<Given>) {
  return _baseTest.extend<{ baseUrl: string; downloads: string; given: Given } & Started>({
    baseUrl: [baseUrl, { option: true }],
    preferences: [{}, { option: true }],
    miniBrowser: [[], { option: true }],
    downloads: async ({ baseUrl: _ }, use, testInfo) => {
      // Some drivers take one folder for all tests.
      const folder = process.env.PLAYGROUND_DOWNLOADS ?? testInfo.outputPath('downloads');
      // A browser that hangs may still write into it.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      mkdirSync(folder, { recursive: true });
      await use(folder);
    },
    given: [
      async ({ downloads, preferences, miniBrowser }, use, testInfo) => {
        const solved = taskOf(testInfo.file, testInfo.title);
        const run = await startRun(testInfo, solved.task, tool);
        await judge(solved, tool, async () => {
          const opened = await open(downloads, solved.task, run?.cdp, { preferences, miniBrowser });
          try {
            await use(opened.given);
            await settle(solved.task, testInfo, opened.look, run);
          } finally {
            await opened.close();
            await run?.end();
          }
        });
      },
      { auto: true },
    ],
  });
}
