// A browser for each test.
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { browserOf, chromiumArguments, firefoxPreferences } from './engines.ts';
import { lookOf } from './lookOf.ts';
import { type Open, testWith } from './testWith.ts';
import { engine, watcher } from './verdict.ts';

interface Given {
  browser: Browser;
  context: BrowserContext;
  page: Page;
}

export const open: Open<Given> = async (downloads, task, cdp, started) => {
  const defaultViewport = { width: 1280, height: 900 };
  const browser = cdp
    ? await puppeteer.connect({ browserWSEndpoint: cdp, defaultViewport })
    : await puppeteer.launch({
        ...(engine === 'firefox'
          ? {
              browser: 'firefox',
              // As geckodriver's --allow-system-access: some solutions do what only Firefox itself can.
              args: ['--remote-allow-system-access'],
              extraPrefsFirefox: { ...firefoxPreferences(task), ...started?.preferences },
            }
          : { args: chromiumArguments() }),
        executablePath: browserOf(engine, task),
        defaultViewport,
      });
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const script = task && watcher(task);
  if (script) await page.evaluateOnNewDocument(script);
  const look = lookOf(context, downloads, '>>> iframe');
  return { given: { browser, context, page }, look, close: () => browser.close() };
};

export const test = testWith('puppeteer', open).extend<Given>({
  browser: ({ given }, use) => use(given.browser),
  context: ({ given }, use) => use(given.context),
  page: ({ given }, use) => use(given.page),
});
