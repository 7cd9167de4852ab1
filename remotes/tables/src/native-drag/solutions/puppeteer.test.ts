import { writeFile } from 'node:fs/promises';
import { test } from '@playground/kit/tools/puppeteer';
import { engine, workaround } from '@playground/kit/tools/verdict';
import type { Page } from 'puppeteer-core';

const NO_DROP =
  'The mouse never drops in Firefox, https://github.com/puppeteer/puppeteer/issues/12293. Puppeteer’s connection reaches the page’s drag, if launch() gets --remote-allow-system-access in args';

/** Drops what is dragged, or else the document's `dropped`. The script runs in the page with the rights of Firefox itself. */
async function dropInFirefox(page: Page, target: string, frame?: string) {
  workaround(NO_DROP);
  const script = `
    const page = ${frame ? `content.document.getElementById('${frame}').contentWindow` : 'content'};
    const { dragSession } = content.windowUtils;
    const dataTransfer = dragSession?.dataTransfer ?? page.wrappedJSObject.dropped;
    for (const type of ['dragover', 'drop']) page.windowUtils.dispatchDOMEventViaPresShellForTesting(
      page.document.getElementById('${target}'),
      new page.DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
    );
    dragSession?.endDragSession(true, 0);`;
  const { connection } = page.browser() as unknown as Connected;
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const address = JSON.stringify(`data:,${encodeURIComponent(script)}`);
  await connection.send('script.evaluate', {
    expression: `gBrowser.selectedBrowser.messageManager.loadFrameScript(${address}, false)`,
    target: { context: result.contexts[0]?.context },
    awaitPromise: false,
  });
}

test('swap', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/nativeDrag`);
  const [a, b] = [await page.locator('#card-a').waitHandle(), await page.locator('#card-b').waitHandle()];
  if (engine === 'firefox') {
    await a.hover();
    await page.mouse.down();
    await b.hover();
    await dropInFirefox(page, 'card-b');
  } else await b.drop(a); // the whole drag: it presses on the source and releases on the target.
  await page.waitForSelector('#swap-outcome ::-p-text(Done:)', { visible: true });
});

test('frame', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/nativeDrag`);
  const letter = await page.locator('#letter').waitHandle();
  const tray = await page.locator('iframe#tray-frame').waitHandle();
  const frame = await tray.contentFrame();
  await frame.locator('#tray').wait();
  const text = await letter.evaluate((element) => element.textContent ?? '');
  if (engine === 'firefox') {
    await frame.evaluate((data) => {
      const dropped = new DataTransfer();
      dropped.setData('text/plain', data);
      Object.assign(window, { dropped });
    }, text);
    await dropInFirefox(page, 'tray', 'tray-frame');
  } else {
    workaround(
      'Chrome blocks a drag from this page into the frame, https://crbug.com/59081. The drag comes from outside instead',
    );
    await letter.hover(); // The drag begins here, and ends outside.
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    const items = [{ mimeType: 'text/plain', data: text }];
    const data = { items, dragOperationsMask: 1 };
    await tray.dragEnter(data);
    await tray.dragOver(data);
    await tray.drop(data);
  }
  await page.waitForSelector('#frame-outcome ::-p-text(Done:)', { visible: true });
});

test('scrolling-list', async ({ page, baseUrl }) => {
  if (engine === 'chromium')
    workaround('drop() scrolls before the drag starts, https://github.com/puppeteer/puppeteer/pull/10651');
  await page.goto(`${baseUrl}/nativeDrag`);
  const [parcel, shelf] = [await page.locator('#parcel').waitHandle(), await page.locator('#shelf-30').waitHandle()];
  await parcel.hover();
  await page.mouse.down();
  const { x, y } = await parcel.clickablePoint({ x: 5, y: 5 });
  await page.mouse.move(x, y); // starts the drag
  await shelf.hover(); // scrolls
  const over = await shelf.clickablePoint();
  await page.mouse.move(over.x, over.y + 5); // The first move enters the target, the second is over it.
  if (engine === 'firefox') await dropInFirefox(page, 'shelf-30');
  await page.mouse.up();
  await page.waitForSelector('#scrolling-list-outcome ::-p-text(Done:)', { visible: true });
});

test('file', async ({ page, baseUrl, downloads }) => {
  await page.goto(`${baseUrl}/nativeDrag`);
  const tray = await page.locator('#file-tray').waitHandle();
  if (engine === 'firefox') {
    await page.evaluate(() => {
      const dropped = new DataTransfer();
      dropped.items.add(new File(['hello'], 'note.txt'));
      Object.assign(window, { dropped });
    });
    await dropInFirefox(page, 'file-tray');
  } else {
    const file = `${downloads}/note.txt`;
    await writeFile(file, 'hello');
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    await tray.dragEnter(data);
    await tray.dragOver(data);
    await tray.drop(data);
  }
  await page.waitForSelector('#file-outcome ::-p-text(Done:)', { visible: true });
});

interface Connected {
  connection: { send(method: string, parameters: object): Promise<{ result: { contexts: { context: string }[] } }> };
}
