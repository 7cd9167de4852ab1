// A browser for each test, as WebdriverIO's standalone mode has it.
import { setOptions } from 'expect-webdriverio';
import { remote } from 'webdriverio';
import type { PublishedTask } from '../../shared/contract/task.ts';
import { capabilitiesOf, chromiumCapabilities, driverOf, promptCapabilities } from './engines.ts';
import { lookOfSession } from './selenium.ts';
import { baseUrl, type Open, testWith } from './testWith.ts';
import { engine, watcher } from './verdict.ts';

type Browser = WebdriverIO.Browser;
type Given = { browser: Browser } & Pick<Browser, '$' | '$$'>;

const PATIENCE = 5000;
setOptions({ wait: PATIENCE });

export const open: Open<Given> = async (downloads, task) => {
  const browser = await remote({
    ...optionsFor(downloads, task),
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
  const { protocol, hostname, port, path } = browser.options;
  return {
    given: { browser, $: browser.$.bind(browser), $$: browser.$$.bind(browser) },
    look: lookOfSession(browser.sessionId, `${protocol}://${hostname}:${port}${path}`, downloads),
    close: () => browser.deleteSession(),
  };
};

export const test = testWith('webdriverio', open).extend<Given>({
  browser: ({ given }, use) => use(given.browser),
  $: ({ given }, use) => use(given.$),
  $$: ({ given }, use) => use(given.$$),
});

type Options = Parameters<typeof remote>[0];

function optionsFor(downloads: string, task?: PublishedTask): Options {
  const driver = driverOf(engine);
  if (engine === 'chromium') {
    return {
      capabilities: {
        alwaysMatch: {
          ...chromiumCapabilities(task, downloads),
          ...(driver && { 'wdio:chromedriverOptions': { binary: driver } }),
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
