// Presses Increment of the counter once by a tool and prints what the page's input log has of it:
// node --import tsx e2e/tools/pressOnce.ts TOOL ADDRESS
import { By } from 'selenium-webdriver';
import { open as openPuppeteer } from './puppeteer.ts';
import { open as openSelenium } from './selenium.ts';
import { open as openWebdriverIO } from './webdriverio.ts';

const [tool = '', address = ''] = process.argv.slice(2);
const page = `${address}/counter?log`;
const READY = '.practise-log';
const LOG = `[...document.querySelectorAll('[data-event]')].map((row) => [row.dataset.event, row.dataset.trusted === 'true'])`;

const log = await (
  {
    async selenium() {
      const { given, close } = await openSelenium('');
      await given.driver.get(page);
      await given.driver.findElement(By.css(READY));
      await given.driver.findElement(By.xpath("//button[.='Increment']")).click();
      await given.driver.findElement(By.css('[data-event=click]'));
      const seen = await given.driver.executeScript(`return ${LOG}`);
      await close();
      return seen;
    },
    async webdriverio() {
      const { given, close } = await openWebdriverIO('');
      await given.browser.url(page);
      await given.$(READY).waitForExist();
      await given.$('button=Increment').click();
      await given.$('[data-event=click]').waitForExist();
      const seen = await given.browser.execute(`return ${LOG}`);
      await close();
      return seen;
    },
    async puppeteer() {
      const { given, close } = await openPuppeteer('');
      await given.page.goto(page);
      await given.page.locator(READY).wait();
      await given.page.locator('::-p-aria(Increment)').click();
      await given.page.locator('[data-event=click]').wait();
      const seen = await given.page.evaluate(LOG);
      await close();
      return seen;
    },
  } as Record<string, () => Promise<unknown>>
)[tool]?.();
console.log(JSON.stringify(log));
process.exit(0);
