// A browser for each test, as WebdriverIO's standalone mode has it.
import { setOptions } from 'expect-webdriverio';
import { remote } from 'webdriverio';
import type { PublishedTask } from '../../shared/contract/task.ts';
import { browserOf, capabilitiesOf, chromiumArguments, driverOf, promptCapabilities } from './engines.ts';
import { baseUrl, type Open, testWith } from './testWith.ts';
import { engine, type Look, TITLED_FRAMES, watcher } from './verdict.ts';

type Browser = WebdriverIO.Browser;
type Given = { browser: Browser } & Pick<Browser, '$' | '$$'>;

const PATIENCE = 5000;
setOptions({ wait: PATIENCE });

export const open: Open<Given> = async (downloads, task) => {
  const browser = await remote({
    ...(await optionsFor(downloads, task)),
    baseUrl,
    logLevel: 'error',
    waitforTimeout: PATIENCE,
    connectionRetryCount: 0,
  });
  await browser.setWindowSize(1280, 900);
  const script = task && watcher(task);
  if (script && browser.isBidi) await browser.scriptAddPreloadScript({ functionDeclaration: `() => {${script}}` });
  else if (script) {
    // Without BiDi none runs before a page's own: it comes right after.
    browser.overwriteCommand('url', async (go, address, options) => {
      const answer = await go(address, options);
      await browser.execute(script);
      return answer;
    });
  }
  return {
    given: { browser, $: browser.$.bind(browser), $$: browser.$$.bind(browser) },
    look: lookOf(browser, downloads),
    close: () => browser.deleteSession(),
  };
};

export const test = testWith('webdriverio', open).extend<Given>({
  browser: ({ given }, use) => use(given.browser),
  $: ({ given }, use) => use(given.$),
  $$: ({ given }, use) => use(given.$$),
});

type Options = Parameters<typeof remote>[0];

async function optionsFor(downloads: string, task?: PublishedTask): Promise<Options> {
  const driver = await driverOf(engine);
  if (engine === 'chromium') {
    const prefs = { 'download.default_directory': downloads };
    return {
      capabilities: {
        alwaysMatch: {
          browserName: 'chrome',
          ...(driver && { 'wdio:chromedriverOptions': { binary: driver } }),
          'goog:chromeOptions': { binary: browserOf(engine, task), args: chromiumArguments(), prefs },
        },
        // WebdriverIO replaces this setting in `alwaysMatch` by its own, which covers all prompts but this one.
        firstMatch: [promptCapabilities(task)],
      },
    };
  }
  const { hostname, port } = new URL(driver as string);
  const capabilities = { ...capabilitiesOf(engine, task, downloads), 'wdio:enforceWebDriverClassic': true };
  return { hostname, port: Number(port), path: '/', capabilities };
}

function lookOf(browser: Browser, downloads: string): Look {
  const inEachTab = async <T>(look: () => Promise<T>): Promise<T[]> => {
    const seen: T[] = [];
    for (const handle of await browser.getWindowHandles()) {
      await browser.switchToWindow(handle);
      seen.push(await look());
    }
    return seen;
  };
  return {
    downloads,
    tabs: () => inEachTab(() => browser.getUrl()),
    evaluate: async (titles, expression) => {
      const seen = await inEachTab(() => inEachFrame(browser, titles, expression).catch(() => [undefined]));
      return seen.flat();
    },
  };
}

/** Evaluates in all frames with these titles. From the top each time: a parent frame is not switched to at once over BiDi. */
async function inEachFrame(
  browser: Browser,
  titles: string[],
  expression: string,
  entered: WebdriverIO.Element[] = [],
): Promise<unknown[]> {
  await browser.switchFrame(null);
  for (const frame of entered) await browser.switchFrame(frame);
  const title = titles[entered.length];
  if (!title) return [await browser.execute(`return (${expression})`)];
  const seen: unknown[] = [];
  for (const found of await browser.execute<WebdriverIO.Element[], [string]>(TITLED_FRAMES, title)) {
    const frame = await browser.$(found).getElement();
    seen.push(...(await inEachFrame(browser, titles, expression, [...entered, frame])));
  }
  return seen;
}
