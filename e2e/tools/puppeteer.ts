// One browser for all files, a fresh context for each test.
import puppeteer, {
  type Browser,
  type BrowserContext,
  type Frame,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import type { PublishedTask } from '../../shared/contract/task.ts';
import { browserOf, chromiumArguments, firefoxPreferences } from './engines.ts';
import { atEnd, type Open, testWith } from './nodeTest.ts';
import { engine, type Look, watcher } from './verdict.ts';

/** By how they were started. */
const launched = new Map<string, Promise<Browser>>();
atEnd(() => Promise.all([...launched.values()].map(async (browser) => (await browser).close())));

function launch(task?: PublishedTask): Promise<Browser> {
  const options: LaunchOptions =
    engine === 'firefox'
      ? { browser: 'firefox', extraPrefsFirefox: firefoxPreferences(task) }
      : { args: chromiumArguments() };
  options.executablePath = browserOf(engine, task);
  const key = JSON.stringify(options);
  const browser =
    launched.get(key) ??
    puppeteer.launch({
      ...options,
      defaultViewport: { width: 1280, height: 900 },
    });
  launched.set(key, browser);
  return browser;
}

export const open: Open<{ browser: Browser; context: BrowserContext; page: Page }> = async (downloads, task) => {
  const browser = await launch(task);
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const script = task && watcher(task);
  if (script) await page.evaluateOnNewDocument(script);
  return { given: { browser, context, page }, look: lookOf(context, downloads), close: () => context.close() };
};

export const test = testWith('puppeteer', open);

function lookOf(context: BrowserContext, downloads: string): Look {
  return {
    downloads,
    tabs: async () => (await context.pages()).map((page) => page.url()),
    evaluate: async (titles, expression) => {
      const seen: unknown[] = [];
      for (const page of await context.pages()) {
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
  const elements = await outer.$$(`>>> iframe[title=${JSON.stringify(title)}]`).catch(() => []);
  const frames: Frame[] = [];
  for (const element of elements) {
    const frame = await element.contentFrame().catch(() => null);
    if (frame) frames.push(...(await framesOf(frame, inner)));
  }
  return frames;
}
