// Playwright's own test and expect. After each test, the outcome of the task that it is named by is looked at from outside.
import { type BrowserContext, test as base, type Frame } from '@playwright/test';

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
        for (const frame of await framesOf(page.mainFrame(), titles)) {
          seen.push(await frame.evaluate(expression).catch(() => undefined));
        }
      }
      return seen;
    },
  };
}

async function framesOf(outer: Frame, [title, ...inner]: string[]): Promise<Frame[]> {
  if (!title) return [outer];
  const elements = await outer.$$(`iframe[title=${JSON.stringify(title)}]`).catch(() => []);
  const frames: Frame[] = [];
  for (const element of elements) {
    const frame = await element.contentFrame().catch(() => null);
    if (frame) frames.push(...(await framesOf(frame, inner)));
  }
  return frames;
}
