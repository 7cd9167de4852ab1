// Playwright's own test and expect. After each test, the outcome of the task that it is named by is looked at from outside.
import { test as base } from '@playwright/test';
import { lookOf } from './lookOf.ts';
import { keepReached, prepareReached } from './reached.ts';
import { engine, isImpossible, judge, taskOf, verify, watcher } from './verdict.ts';

export const test = base.extend<{ verdict: undefined }>({
  verdict: [
    async ({ context }, use, testInfo) => {
      const solved = taskOf(testInfo.file, testInfo.title);
      const script = watcher(solved.task);
      if (script) await context.addInitScript(script);
      await prepareReached(context, testInfo);
      const downloads = testInfo.outputPath('downloads');
      context.on('download', (download) => download.saveAs(`${downloads}/${download.suggestedFilename()}`));
      await judge(solved, 'playwright', engine, async () => {
        await use(undefined);
        await keepReached(context, solved.task);
        // Playwright reports the error of the test itself.
        if (testInfo.status !== testInfo.expectedStatus) throw new Error('The solution itself failed.');
        if (!isImpossible()) await verify(solved.task, lookOf(context, downloads));
      });
    },
    { auto: true },
  ],
});
