import { test } from '@playground/kit/tools/puppeteer';
import { engine, workaround } from '@playground/kit/tools/verdict';

test('error', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/misbehaving`);
  const thrown = new Promise<string>((resolve) => page.once('pageerror', (error) => resolve(String(error))));
  await page.locator('#start-error').click();
  await page.type('#error-word', (await thrown).split('\n')[0]?.split(' ').at(-1) ?? '');
  await page.locator('#check-error').click();
  await page.waitForSelector('#error-outcome ::-p-text(Done:)', { visible: true });
});

test('memory', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/misbehaving`);
  await page.locator('#start-memory').click();
  if (engine === 'firefox') {
    workaround(
      'queryObjects() works only in Chromium, https://pptr.dev/webdriver-bidi. Puppeteer’s connection reaches the debugger of Firefox, if launch() gets --remote-allow-system-access in args',
    );
    const script = `
      const sandbox = new Cu.Sandbox(Services.scriptSecurityManager.getSystemPrincipal(), { freshCompartment: true });
      ChromeUtils.importESModule('resource://gre/modules/jsdebugger.sys.mjs').addDebuggerToGlobal(sandbox);
      const found = new sandbox.Debugger(content).findObjects();
      const objects = found.map((one) => Cu.waiveXrays(one.unsafeDereference()));
      const names = objects.map((object) => Object.getPrototypeOf(object)?.constructor?.name ?? '');
      const lamps = names.filter((name) => /^Lamp[A-Z]/.test(name));
      sendAsyncMessage('lamp', lamps.find((name) => lamps.filter((other) => other === name).length >= 50));`;
    const { connection } = page.browser() as unknown as Connected;
    const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const answer = await connection.send('script.evaluate', {
      expression: `new Promise((resolve) => {
        const { messageManager } = gBrowser.selectedBrowser;
        messageManager.addMessageListener('lamp', ({ data }) => resolve(data));
        messageManager.loadFrameScript(${JSON.stringify(`data:,${encodeURIComponent(script)}`)}, false);
      })`,
      target: { context: tree.result.contexts?.[0]?.context },
      awaitPromise: true,
    });
    await page.type('#memory-word', String(answer.result.result?.value).replace('Lamp', ''));
    await page.locator('#check-memory').click();
    await page.waitForSelector('#memory-outcome ::-p-text(Done:)', { visible: true });
    return;
  }
  const prototype = await page.evaluateHandle(() => Object.prototype);
  const objects = await page.queryObjects(prototype);
  const name = await page.evaluate((all) => {
    const names = all.map((one) => Object.getPrototypeOf(one)?.constructor?.name ?? '');
    const lamps = names.filter((lamp) => /^Lamp[A-Z]/.test(lamp));
    return lamps.find((lamp) => lamps.filter((other) => other === lamp).length >= 50) ?? '';
  }, objects);
  await page.type('#memory-word', name.replace('Lamp', ''));
  await page.locator('#check-memory').click();
  await page.waitForSelector('#memory-outcome ::-p-text(Done:)', { visible: true });
});

interface Connected {
  connection: { send(method: string, parameters: object): Promise<{ result: Answer }> };
}
interface Answer {
  contexts?: { context: string }[];
  result?: { value?: unknown };
}
