// A browser for each test, as Selenium's own documentation has it.
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import chrome from 'selenium-webdriver/chrome.js';
import firefox from 'selenium-webdriver/firefox.js';
import { browserOf, chromiumArguments, driverOf, firefoxPreferences, webkitCapabilities } from './engines.ts';
import { testWith } from './nodeTest.ts';
import { engine, type Look } from './verdict.ts';

const IMPLICIT = 5000;

export const test = testWith<{ driver: WebDriver }>('selenium', async (downloads, script) => {
  const driver = await (await builder(downloads)).build();
  await driver.manage().setTimeouts({ implicit: IMPLICIT });
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
});

async function builder(downloads: string): Promise<Builder> {
  const driver = await driverOf(engine);
  if (engine === 'chromium') {
    const options = new chrome.Options();
    options.setBinaryPath(browserOf(engine));
    options.setUserPreferences({ 'download.default_directory': downloads });
    options.addArguments(...chromiumArguments());
    const chosen = new Builder().forBrowser('chrome').setChromeOptions(options);
    // Without one of this machine Selenium's own manager fetches it.
    return driver ? chosen.setChromeService(new chrome.ServiceBuilder(driver)) : chosen;
  }
  if (engine === 'firefox') {
    const options = new firefox.Options().setBinary(browserOf(engine)).addArguments('-headless');
    for (const [key, value] of Object.entries(firefoxPreferences(downloads))) options.setPreference(key, value);
    const chosen = new Builder().forBrowser('firefox').setFirefoxOptions(options);
    return driver ? chosen.usingServer(driver) : chosen;
  }
  return new Builder().usingServer(driver as string).withCapabilities(webkitCapabilities());
}

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
      return inEachTab(async () => {
        try {
          await driver.switchTo().defaultContent();
          for (const title of titles) await enter(driver, title);
          return await driver.executeScript(`return (${expression})`);
        } catch {
          return undefined;
        }
      });
    },
  };
}

/** Into a frame, which may be in an open shadow root. */
async function enter(driver: WebDriver, title: string): Promise<void> {
  const found = await driver.findElements(By.css(`iframe[title=${JSON.stringify(title)}]`));
  const frame = found[0] ?? (await driver.executeScript<(typeof found)[0]>(FRAME_IN_A_ROOT, title));
  await driver.switchTo().frame(frame as never);
}

const FRAME_IN_A_ROOT = `
  const inside = (root) => [...root.querySelectorAll('*')].flatMap((one) => one.shadowRoot ? [one, ...inside(one.shadowRoot)] : [one]);
  return inside(document).find((one) => one.localName === 'iframe' && one.title === arguments[0]);`;
