import { mkdirSync, rmSync } from 'node:fs';
// Without the fixtures for Playwright's own browsers: other tools have a `page` and a `browser` too.
import { _baseTest } from '@playwright/test';
import type { Tool } from '../../shared/contract/practice.ts';
import type { PublishedTask } from '../../shared/contract/task.ts';
import { engine, isImpossible, judge, type Look, taskOf, verify } from './verdict.ts';

/** The address of the site, as its shell has it. */
export const baseUrl = process.env.PLAYGROUND_URL ?? 'http://localhost:3000';

/** A browser of one tool: what a solution is given, and how the harness looks at the result. */
export interface Opened<Given> {
  given: Given;
  look: Look;
  close(): Promise<void>;
}

/** How a tool opens a browser, or its own context, for one test. */
export type Open<Given> = (downloads: string, task?: PublishedTask) => Promise<Opened<Given>>;

/** The `test` of a tool: named by the task that it solves, in the demo in whose folder the file lies. */
export function testWith<Given>(tool: Tool, open: Open<Given>) {
  return _baseTest.extend<{ baseUrl: string; downloads: string; given: Given }>({
    baseUrl: [baseUrl, { option: true }],
    downloads: async ({ baseUrl: _ }, use, testInfo) => {
      // Some drivers take one folder for all tests.
      const folder = process.env.PLAYGROUND_DOWNLOADS ?? testInfo.outputPath('downloads');
      // A browser that hangs may still write into it.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      mkdirSync(folder, { recursive: true });
      await use(folder);
    },
    given: [
      async ({ downloads }, use, testInfo) => {
        const solved = taskOf(testInfo.file, testInfo.title);
        await judge(solved, tool, engine, async () => {
          const { given, look, close } = await open(downloads, solved.task);
          try {
            await use(given);
            // Playwright's runner reports the error of the test itself.
            if (testInfo.status !== testInfo.expectedStatus) throw new Error('The solution itself failed.');
            if (!isImpossible()) await verify(solved.task, look);
          } finally {
            await close();
          }
        });
      },
      { auto: true },
    ],
  });
}
