import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, type WebDriver } from 'selenium-webdriver';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';

const NO_DEBUGGER =
  'WebKitGTK 2.50’s driver does not reach the debugger, and only Chromium has CDP, https://www.selenium.dev/documentation/webdriver/bidi/cdp/';

const SCRIPT_ERROR =
  'In WebKitGTK 2.50, the event says only ‘Script error.’ of code from another origin, https://developer.mozilla.org/en-US/docs/Web/API/Window/error_event. A script replaces setTimeout, where the error is thrown';

/** Types what was found, and checks it. */
async function say(driver: WebDriver, station: string, word: string) {
  await driver.findElement(By.id(`${station}-word`)).sendKeys(word);
  await driver.findElement(By.id(`check-${station}`)).click();
  assert.match(await driver.findElement(By.id(`${station}-outcome`)).getText(), /^Done:/);
}

/** What a script in the page has put into `window.seen`. */
const seen = async (driver: WebDriver) =>
  String(await driver.wait(() => driver.executeScript('return window.seen'), 5000));

test('error', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/misbehaving`);
  if (engine === 'webkit') {
    workaround(SCRIPT_ERROR);
    await driver.executeScript(`
      const later = window.setTimeout;
      window.setTimeout = (run, ...rest) => later((...given) => {
        try { run(...given); } catch (error) { window.seen ??= error.message; throw error; }
      }, ...rest);`);
  } else await driver.executeScript("addEventListener('error', ({ message }) => { window.seen = message; })");
  await driver.findElement(By.id('start-error')).click();
  await say(driver, 'error', (await seen(driver)).split(' ').at(-1) ?? '');
});

test('rejection', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/misbehaving`);
  await driver.executeScript(
    "addEventListener('unhandledrejection', ({ reason }) => { window.seen = reason.message; })",
  );
  await driver.findElement(By.id('start-rejection')).click();
  await say(driver, 'rejection', (await seen(driver)).split(' ').at(-1) ?? '');
});

test('console', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/misbehaving`);
  await driver.executeScript(`
    const words = {};
    for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
      console[level] = (text) => { words[level] = text.split(' ').at(-1); };
    }
    window.words = words;`);
  await driver.findElement(By.id('start-console')).click();
  const words = await driver.executeScript(
    'const { debug, log, info, warn, error } = words; return [debug, log, info, warn, error]',
  );
  await say(driver, 'console', (words as string[]).join(' '));
});

test('picture', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/misbehaving`);
  await driver.findElement(By.id('start-picture')).click();
  const address = await driver.wait(
    () =>
      driver.executeScript(`
        const pictures = [...document.querySelectorAll('#pictures img')];
        return pictures.every(({ complete }) => complete) && pictures.find(({ naturalWidth }) => naturalWidth === 0)?.src`),
    5000,
  );
  await say(driver, 'picture', String(address).split('?')[1] ?? '');
});

test('script', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/misbehaving`);
  await driver.executeScript(`addEventListener('error', ({ target }) => { window.seen = target.src; }, true)`);
  await driver.findElement(By.id('start-script')).click();
  await say(driver, 'script', (await seen(driver)).replace(/.*lamp-(\w+)\.js/, '$1'));
});

test('policy', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/misbehaving`);
  await driver.executeScript(
    "addEventListener('securitypolicyviolation', ({ blockedURI }) => { window.seen = blockedURI; })",
  );
  await driver.findElement(By.id('start-policy')).click();
  await say(driver, 'policy', new URL(await seen(driver)).hostname.split('.')[0] ?? '');
});

test('long-task', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/misbehaving`);
  await driver.findElement(By.id('start-long-task')).click();
  const name = await driver.executeScript(
    "return performance.getEntriesByType('measure').find(({ duration }) => duration > 50).name",
  );
  await say(driver, 'long-task', String(name));
});

test('memory', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_DEBUGGER);
  await driver.get(`${baseUrl}/misbehaving`);
  await driver.findElement(By.id('start-memory')).click();
  if (engine === 'firefox') {
    workaround(
      'setContext() reaches the debugger of the page, if geckodriver starts with --allow-system-access: https://www.selenium.dev/documentation/webdriver/browsers/firefox/',
    );
    await (driver as Firefox).setContext(Context.CHROME);
    const lamp = await driver.executeScript(
      `const tab = gBrowser.selectedBrowser.browsingContext.currentWindowGlobal.getActor('MarionetteCommands');
      return tab.executeScript(arguments[0], [], { sandboxName: 'system' }); // with the rights of Firefox`,
      `ChromeUtils.importESModule('resource://gre/modules/jsdebugger.sys.mjs').addDebuggerToGlobal(globalThis);
      const objects = new Debugger(window).findObjects().map((one) => Cu.waiveXrays(one.unsafeDereference()));
      const names = objects.map((object) => Object.getPrototypeOf(object)?.constructor?.name ?? '');
      const lamps = names.filter((name) => /^Lamp[A-Z]/.test(name));
      return lamps.find((name) => lamps.filter((other) => other === name).length >= 50);`,
    );
    await (driver as Firefox).setContext(Context.CONTENT);
    return say(driver, 'memory', String(lamp).replace('Lamp', ''));
  }
  const send = (command: string, parameters: object) =>
    (driver as unknown as Chromium).sendAndGetDevToolsCommand(command, parameters);
  const { result } = await send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await send('Runtime.queryObjects', { prototypeObjectId: result?.objectId });
  const { result: name } = await send('Runtime.callFunctionOn', {
    objectId: objects?.objectId,
    functionDeclaration: `function () {
      const names = this.map((object) => Object.getPrototypeOf(object)?.constructor?.name ?? '');
      const lamps = names.filter((name) => /^Lamp[A-Z]/.test(name));
      return lamps.find((name) => lamps.filter((other) => other === name).length >= 50);
    }`,
    returnByValue: true,
  });
  await say(driver, 'memory', String(name?.value).replace('Lamp', ''));
});

test('listener', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/misbehaving`);
  await driver.executeScript(`
    const [add, remove, types] = [window.addEventListener, window.removeEventListener, new Set()];
    window.addEventListener = (type, ...rest) => { types.add(type); add.call(window, type, ...rest); };
    window.removeEventListener = (type, ...rest) => { types.delete(type); remove.call(window, type, ...rest); };
    window.types = types;`);
  await driver.findElement(By.id('start-listener')).click();
  const type = await driver.executeScript("return [...types].find((type) => type.startsWith('lamp-'))");
  await say(driver, 'listener', String(type).replace('lamp-', ''));
});

interface Chromium {
  sendAndGetDevToolsCommand(
    command: string,
    parameters: object,
  ): Promise<{ result?: { objectId?: string; value?: unknown }; objects?: { objectId: string } }>;
}
