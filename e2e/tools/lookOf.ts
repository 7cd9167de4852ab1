import { setTimeout } from 'node:timers/promises';
import type { Look } from './verdict.ts';

/** A frame that is not loaded, as it is out of sight, answers when it is. So many milliseconds are enough for one that is. */
const PATIENCE = 1000;

/** What Playwright's and Puppeteer's classes have in common. */
interface Frame {
  $$(selector: string): Promise<{ contentFrame(): Promise<Frame | null> }[]>;
  evaluate(expression: string): Promise<unknown>;
}
interface Context {
  pages(): Page[] | Promise<Page[]>;
}
interface Page {
  url(): string;
  mainFrame(): Frame;
}

/** How these two look at what is open in a context, whose downloads are in that folder. `iframe` finds those in shadow roots too. */
export function lookOf(context: Context, downloads: string, iframe = 'iframe'): Look {
  const framesOf = async (outer: Frame, [title, ...inner]: string[]): Promise<Frame[]> => {
    if (!title) return [outer];
    const elements = await outer.$$(`${iframe}[title=${JSON.stringify(title)}]`).catch(() => []);
    const frames: Frame[] = [];
    for (const element of elements) {
      const frame = await element.contentFrame().catch(() => null);
      if (frame) frames.push(...(await framesOf(frame, inner)));
    }
    return frames;
  };
  return {
    downloads,
    tabs: async () => (await context.pages()).map((page) => page.url()),
    evaluate: async (titles, expression) => {
      const seen: unknown[] = [];
      for (const page of await context.pages()) {
        for (const frame of await framesOf(page.mainFrame(), titles)) {
          seen.push(await Promise.race([frame.evaluate(expression).catch(() => undefined), setTimeout(PATIENCE)]));
        }
      }
      return seen;
    },
  };
}
