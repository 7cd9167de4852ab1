// Playwright's own test and expect. After each test, the outcome of the task that it is named by is looked at from outside.
import { type BrowserContext, test as base, type ElementHandle, type Frame } from '@playwright/test';

import { engine, isImpossible, judge, type Look, taskOf, verify, watcher } from './verdict.ts';

export const test = base.extend<{ verdict: undefined }>({
  verdict: [
    async ({ context }, use, testInfo) => {
      const solved = await taskOf(testInfo.file, testInfo.title);
      const script = watcher(solved);
      if (script) await context.addInitScript(script);
      const downloads = testInfo.outputPath('downloads');
      context.on('download', (download) => download.saveAs(`${downloads}/${download.suggestedFilename()}`));
      await judge(solved, 'playwright', engine, async () => {
        await use(undefined);
        // What went wrong in the test itself is told by Playwright.
        if (testInfo.status !== testInfo.expectedStatus) throw new Error('The solution itself failed.');
        if (!isImpossible()) await verify(solved, lookOf(context, downloads));
      });
    },
    { auto: true },
  ],
});

function lookOf(context: BrowserContext, downloads: string): Look {
  return {
    downloads,
    tabs: async () => context.pages().map((page) => page.url()),
    evaluate: async (titles, expression) => {
      const seen: unknown[] = [];
      for (const page of context.pages()) {
        const frame = await frameOf(page.mainFrame(), titles);
        if (frame) seen.push(await frame.evaluate(expression).catch(() => undefined));
      }
      return seen;
    },
  };
}

async function frameOf(outer: Frame, titles: string[]): Promise<Frame | undefined> {
  let frame: Frame | null | undefined = outer;
  for (const title of titles) {
    const element: ElementHandle | null | undefined = await frame?.$(`iframe[title=${JSON.stringify(title)}]`);
    frame = await element?.contentFrame();
    if (!frame) return undefined;
  }
  return frame;
}
