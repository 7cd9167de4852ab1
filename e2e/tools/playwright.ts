// Playwright's own test and expect. After each test, the outcome of the task that it is named by is looked at from outside.
import { chromium } from '@playwright/test';
import { test as base } from '../../shared/test/proof.ts';
import { lookOf } from './lookOf.ts';
import { RUNS, type Run, startRun } from './run.ts';
import { judge, settle, taskOf, watcher } from './verdict.ts';

const withGivenBrowser = base.extend<{ run: Run | undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  run: async ({}, use, testInfo) => {
    const run = await startRun(testInfo, taskOf(testInfo.file, testInfo.title).task, 'playwright');
    await use(run);
    await run?.end();
  },
  context: async ({ run, baseURL, viewport }, use) => {
    const browser = await chromium.connectOverCDP((run as Run).cdp, { isLocal: true });
    await use(await browser.newContext({ baseURL: baseURL as string, viewport }));
    await browser.close();
  },
});
const withOwnBrowser = base.extend<{ run: Run | undefined }>({ run: undefined });

export const test = (RUNS ? withGivenBrowser : withOwnBrowser).extend<{ verdict: undefined }>({
  verdict: [
    async ({ context, run }, use, testInfo) => {
      const solved = taskOf(testInfo.file, testInfo.title);
      const script = watcher(solved.task);
      if (script) await context.addInitScript(script);
      // A test wants to know what the panel says of each task.
      const reached = process.env.PLAYGROUND_REACHED ? await import('../fixtures/reached.ts') : undefined;
      await reached?.prepareReached(context, testInfo);
      const downloads = testInfo.outputPath('downloads');
      context.on('download', (download) =>
        // A download may break off. If the task needs its file, the check below misses it.
        download.saveAs(`${downloads}/${download.suggestedFilename()}`).catch(() => {}),
      );
      await judge(solved, 'playwright', async () => {
        await use(undefined);
        await reached?.keepReached(context, solved.task);
        await settle(solved.task, testInfo, lookOf(context, downloads), run);
      });
    },
    { auto: true },
  ],
});
