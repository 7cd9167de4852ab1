import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Frame } from 'playwright';
import type { Look } from './verdict.ts';

/** A frame that is not loaded, as it is out of sight, answers when it is. So many milliseconds are enough for one that is. */
const PATIENCE = 1000;

/** How Playwright looks at what is open in a context, whose downloads are in that folder. */
export function lookOf(context: BrowserContext, downloads: string): Look {
  return {
    downloads,
    tabs: async () => context.pages().map((page) => page.url()),
    evaluate: async (titles, expression) => {
      const seen: unknown[] = [];
      for (const page of context.pages()) {
        for (const frame of await framesOf(page.mainFrame(), titles)) {
          seen.push(await Promise.race([frame.evaluate(expression).catch(() => undefined), setTimeout(PATIENCE)]));
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
