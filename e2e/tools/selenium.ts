// A browser for each test, as Selenium's own documentation has it.
import { createRequire } from 'node:module';
import { Builder, Session, WebDriver, type WebElement } from 'selenium-webdriver';
import chrome from 'selenium-webdriver/chrome.js';
import type { PublishedTask } from '../../shared/contract/task.ts';
import { capabilitiesOf, driverOf } from './engines.ts';
import { type Open, type Started, testWith } from './testWith.ts';
import { engine, type Look, watcher } from './verdict.ts';

/** By `require`, because it is a folder, which no `import` of Node takes. */
const { Executor, HttpClient }: typeof import('selenium-webdriver/http') = createRequire(import.meta.url)(
  'selenium-webdriver/http',
);

export const open: Open<{ driver: WebDriver }> = async (downloads, task, cdp, started) => {
  const driver = await builder(downloads, task, cdp, started).build();
  const script = task && watcher(task);
  await driver.manage().setTimeouts({ implicit: 5000 });
  await driver.manage().window().setRect({ width: 1280, height: 900 });
  if (script && engine === 'chromium') {
    await (driver as chrome.Driver).sendDevToolsCommand('Page.addScriptToEvaluateOnNewDocument', { source: script });
  } else if (script) {
    // The others run none before a page's own: it comes right after.
    const get = driver.get.bind(driver);
    driver.get = async (url) => {
      await get(url);
      await driver.executeScript(script);
    };
  }
  return { given: { driver }, look: lookOf(driver, downloads), close: () => driver.quit() };
};

export const test = testWith('selenium', open).extend<{ driver: WebDriver }>({
  driver: ({ given }, use) => use(given.driver),
});

function builder(downloads: string, task?: PublishedTask, cdp?: string, started?: Started): Builder {
  const driver = driverOf(engine);
  const capabilities = capabilitiesOf(engine, task, downloads, started?.miniBrowser);
  const chosen = new Builder().withCapabilities({
    ...capabilities,
    ...(cdp && { 'goog:chromeOptions': { debuggerAddress: cdp } }),
  });
  if (engine !== 'chromium') return chosen.usingServer(driver as string);
  // Without one of this machine Selenium's own manager fetches it.
  return driver ? chosen.setChromeService(new chrome.ServiceBuilder(driver)) : chosen;
}

/** The same at a session of WebDriver that another program began, by the address of its driver. */
export const lookOfSession = (session: string, driver: string, downloads: string): Look =>
  lookOf(new WebDriver(new Session(session, {}), new Executor(new HttpClient(driver))), downloads);

function lookOf(driver: WebDriver, downloads: string): Look {
  const inEachTab = async <T>(look: () => Promise<T>): Promise<T[]> => {
    const seen: T[] = [];
    for (const handle of await driver.getAllWindowHandles()) {
      await driver.switchTo().window(handle);
      seen.push(await look());
    }
    return seen;
  };
  return {
    downloads,
    tabs: () => inEachTab(() => driver.getCurrentUrl()),
    evaluate: async (titles, expression) => {
      await driver.manage().setTimeouts({ implicit: 0 });
      const seen = await inEachTab(async () => {
        const look = async () => {
          await driver.switchTo().defaultContent();
          return inEachFrame(driver, titles, `return (${expression})`);
        };
        return look().catch(() => [undefined]);
      });
      return seen.flat();
    },
  };
}

/** The body of a function that gives all frames of a title in a document and its open shadow roots. */
const TITLED_FRAMES = `
  const inside = (root) => [...root.querySelectorAll('*')].flatMap((one) => one.shadowRoot ? [one, ...inside(one.shadowRoot)] : [one]);
  return inside(document).filter((one) => one.localName === 'iframe' && one.title === arguments[0]);`;

/** Runs a script in all frames with these titles that are inside the present one, and ends there. */
async function inEachFrame(driver: WebDriver, [title, ...inner]: string[], script: string): Promise<unknown[]> {
  if (!title) return [await driver.executeScript(script)];
  const seen: unknown[] = [];
  for (const frame of await driver.executeScript<WebElement[]>(TITLED_FRAMES, title)) {
    await driver.switchTo().frame(frame);
    seen.push(...(await inEachFrame(driver, inner, script)));
    await driver.switchTo().parentFrame();
  }
  return seen;
}
