// One browser for the file, a fresh context for each test.
import { after } from 'node:test';
import puppeteer, {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type Frame,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { browserOf, chromiumArguments, firefoxPreferences } from './engines.ts';
import { testWith } from './nodeTest.ts';
import { engine, type Look } from './verdict.ts';

const options: LaunchOptions =
  engine === 'firefox'
    ? { browser: 'firefox', extraPrefsFirefox: firefoxPreferences() }
    : { args: chromiumArguments() };
let launched: Promise<Browser> | undefined;
after(async () => (await launched)?.close());

export const test = testWith<{ browser: Browser; context: BrowserContext; page: Page }>(
  'puppeteer',
  async (downloads, script) => {
    launched ??= puppeteer.launch({
      ...options,
      executablePath: browserOf(engine),
      defaultViewport: { width: 1280, height: 900 },
    });
    const browser = await launched;
    const context = await browser.createBrowserContext({
      downloadBehavior: { policy: 'allow', downloadPath: downloads },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    if (script) await page.evaluateOnNewDocument(script);
    return { given: { browser, context, page }, look: lookOf(context, downloads), close: () => context.close() };
  },
);

function lookOf(context: BrowserContext, downloads: string): Look {
  return {
    downloads,
    tabs: async () => (await context.pages()).map((page) => page.url()),
    evaluate: async (titles, expression) => {
      const seen: unknown[] = [];
      for (const page of await context.pages()) {
        const frame = await frameOf(page.mainFrame(), titles);
        if (frame) seen.push(await frame.evaluate(expression).catch(() => undefined));
      }
      return seen;
    },
  };
}

async function frameOf(outer: Frame, titles: string[]): Promise<Frame | undefined> {
  let frame: Frame | undefined = outer;
  for (const title of titles) {
    const element: ElementHandle | null = await frame.$(`>>> iframe[title=${JSON.stringify(title)}]`);
    frame = (await element?.contentFrame()) ?? undefined;
    if (!frame) return undefined;
  }
  return frame;
}
