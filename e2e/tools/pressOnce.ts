// Presses Increment of the counter once by a tool and prints what the input log beside the page has of it:
// node --import tsx e2e/tools/pressOnce.ts TOOL ADDRESS
import { By } from 'selenium-webdriver';
import { open as openPuppeteer } from './puppeteer.ts';
import { open as openSelenium } from './selenium.ts';
import { open as openWebdriverIO } from './webdriverio.ts';

const [tool = '', address = ''] = process.argv.slice(2);
const page = `${address}/counter`;
const BUTTON = 'button.practice';
/** The shadow root around the panel is closed, so this keeps what is attached. */
const OPEN = `
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    window.panelRoot = attach.call(this, init);
    return window.panelRoot;
  };
  document.querySelector('${BUTTON}').click();`;
const inPanel = (selector: string) =>
  `[...(window.panelRoot?.querySelector('iframe').contentDocument.querySelectorAll('${selector}') ?? [])]`;
const READY = `${inPanel('.practice-log')}.length > 0`;
const PRESSED = `${inPanel('[data-event=click]')}.length > 0`;
const LOG = `${inPanel('[data-event]')}.map((row) => [row.dataset.event, row.dataset.trusted === 'true'])`;

const log = await (
  {
    async selenium() {
      const { given, close } = await openSelenium('');
      await given.driver.get(page);
      await given.driver.findElement(By.css(BUTTON));
      await given.driver.executeScript(OPEN);
      await given.driver.wait(() => given.driver.executeScript(`return ${READY}`));
      await given.driver.findElement(By.xpath("//button[.='Increment']")).click();
      await given.driver.wait(() => given.driver.executeScript(`return ${PRESSED}`));
      const seen = await given.driver.executeScript(`return ${LOG}`);
      await close();
      return seen;
    },
    async webdriverio() {
      const { given, close } = await openWebdriverIO('');
      await given.browser.url(page);
      await given.$(BUTTON).waitForExist();
      await given.browser.execute(OPEN);
      await given.browser.waitUntil(() => given.browser.execute(`return ${READY}`));
      await given.$('button=Increment').click();
      await given.browser.waitUntil(() => given.browser.execute(`return ${PRESSED}`));
      const seen = await given.browser.execute(`return ${LOG}`);
      await close();
      return seen;
    },
    async puppeteer() {
      const { given, close } = await openPuppeteer('');
      await given.page.goto(page);
      await given.page.locator(BUTTON).wait();
      await given.page.evaluate(OPEN);
      await given.page.waitForFunction(READY);
      await given.page.locator('::-p-aria(Increment)').click();
      await given.page.waitForFunction(PRESSED);
      const seen = await given.page.evaluate(LOG);
      await close();
      return seen;
    },
  } as Record<string, () => Promise<unknown>>
)[tool]?.();
console.log(JSON.stringify(log));
process.exit(0);
