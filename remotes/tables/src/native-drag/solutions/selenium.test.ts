import { writeFile } from 'node:fs/promises';
import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';

/** Scrolls a whole station into view. If the page scrolls between the press and the first move, the drag does not start. */
async function open(driver: WebDriver, station: string) {
  const section = await driver.findElement(By.id(station));
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', section);
}

const NO_DRAG = 'Actions start no native drag in WebKitGTK 2.50, https://github.com/w3c/webdriver/issues/1488';
const NO_DROP =
  'Actions never drop in Firefox, https://github.com/w3c/webdriver/issues/1488. setContext() reaches the page’s drag, if geckodriver starts with --allow-system-access';

/** Drops what is dragged, or else the document's `dropped`. The script runs in the page with the rights of Firefox itself. */
async function dropInFirefox(driver: WebDriver, target: string, ctrlKey = false, frame?: string) {
  workaround(NO_DROP);
  const script = `
    const [target, ctrlKey, frame] = arguments;
    const page = frame ? document.getElementById(frame).contentWindow : window;
    const { dragSession } = window.windowUtils;
    const dataTransfer = dragSession?.dataTransfer ?? page.wrappedJSObject.dropped;
    const send = (type) => page.windowUtils.dispatchDOMEventViaPresShellForTesting(
      page.document.getElementById(target),
      new page.DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ctrlKey }),
    );
    const refused = send('dragover');
    if (!refused) send('drop');
    dragSession?.endDragSession(true, 0);`;
  await (driver as Firefox).setContext(Context.CHROME);
  await driver.executeScript(
    `const tab = gBrowser.selectedBrowser.browsingContext.currentWindowGlobal.getActor('MarionetteCommands');
    return tab.executeScript(arguments[0], arguments[1], { sandboxName: 'system' });`,
    script,
    [target, ctrlKey, frame ?? null],
  );
  await (driver as Firefox).setContext(Context.CONTENT);
}

/** Drags an element over another one, and lets it go there. */
async function dragInFirefox(driver: WebDriver, source: WebElement, target: WebElement, ctrlKey = false) {
  if (ctrlKey) await driver.actions().keyDown(Key.CONTROL).perform();
  await driver.actions().move({ origin: source }).press().move({ origin: target }).perform();
  await dropInFirefox(driver, (await target.getAttribute('id')) ?? '', ctrlKey);
  await driver.actions().clear();
}

const done = (driver: WebDriver, station: string) =>
  driver.findElement(By.xpath(`//section[@id='${station}']//*[@role='status'][starts-with(., 'Done:')]`));

/** Drags something from outside the browser to the middle of an element. */
async function dropFromOutside(driver: WebDriver, target: WebElement, data: object) {
  const [x, y] = await driver.executeScript<number[]>(
    'const { x, y, width, height } = arguments[0].getBoundingClientRect(); return [x + width / 2, y + height / 2]',
    target,
  );
  for (const type of ['dragEnter', 'dragOver', 'drop']) {
    await (driver as Driver).sendDevToolsCommand('Input.dispatchDragEvent', { type, x, y, data });
  }
}

test('swap', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'swap');
  const [a, b] = [await driver.findElement(By.id('card-a')), await driver.findElement(By.id('card-b'))];
  if (engine === 'firefox') await dragInFirefox(driver, a, b);
  else await driver.actions().dragAndDrop(a, b).perform();
  await done(driver, 'swap');
});

test('copy-and-move', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'copy-and-move');
  const basket = await driver.findElement(By.id('basket'));
  const apple = await driver.findElement(By.id('apple'));
  if (engine === 'firefox') await dragInFirefox(driver, apple, basket, true);
  else await driver.actions().keyDown(Key.CONTROL).dragAndDrop(apple, basket).keyUp(Key.CONTROL).perform();
  const pear = await driver.findElement(By.id('pear'));
  if (engine === 'firefox') await dragInFirefox(driver, pear, basket);
  else await driver.actions().dragAndDrop(pear, basket).perform();
  await done(driver, 'copy-and-move');
});

test('refusing', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'refusing');
  const bottle = await driver.findElement(By.id('bottle'));
  const [paper, glass] = [await driver.findElement(By.id('bin-paper')), await driver.findElement(By.id('bin-glass'))];
  for (const bin of [paper, glass])
    if (engine === 'firefox') await dragInFirefox(driver, bottle, bin);
    else await driver.actions().dragAndDrop(bottle, bin).perform();
  await done(driver, 'refusing');
});

test('frame', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'frame');
  const letter = await driver.findElement(By.id('letter'));
  const text = await letter.getText();
  const tray = await driver.findElement(By.id('tray-frame'));
  await driver.switchTo().frame(tray);
  await driver.findElement(By.id('tray')); // waits until the frame has loaded
  if (engine === 'firefox') {
    await driver.executeScript(
      "window.dropped = new DataTransfer(); dropped.setData('text/plain', arguments[0]);",
      text,
    );
    await driver.switchTo().defaultContent();
    await dropInFirefox(driver, 'tray', false, 'tray-frame');
    return done(driver, 'frame');
  }
  await driver.switchTo().defaultContent();
  workaround(
    'Chrome blocks a drag from this page into the frame, https://crbug.com/59081. CDP drags from outside instead',
  );
  // The drag begins here, and ends outside.
  await driver.actions().dragAndDrop(letter, { x: 5, y: 5 }).perform();
  const items = [{ mimeType: 'text/plain', data: text }];
  await dropFromOutside(driver, tray, { items, dragOperationsMask: 1 });
  await done(driver, 'frame');
});

test('text-selection', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'text-selection');
  const [word, field] = [await driver.findElement(By.id('marmalade')), await driver.findElement(By.id('dropped-word'))];
  await driver.actions().doubleClick(word).perform(); // selects the word
  if (engine === 'firefox') await dragInFirefox(driver, word, field);
  else await driver.actions().dragAndDrop(word, field).perform();
  await done(driver, 'text-selection');
});

test('scrolling-list', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'scrolling-list');
  const [parcel, shelf] = [await driver.findElement(By.id('parcel')), await driver.findElement(By.id('shelf-30'))];
  await driver.actions().move({ origin: parcel }).press().move({ origin: parcel, x: 5, y: 5 }).perform();
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', shelf);
  // The first move enters the target, the second is over it.
  await driver.actions().move({ origin: shelf }).move({ origin: shelf, x: 5, y: 5 }).perform();
  if (engine === 'firefox') await dropInFirefox(driver, 'shelf-30');
  await driver.actions().release().perform();
  await done(driver, 'scrolling-list');
});

test('file', async ({ driver, baseUrl, downloads }) => {
  if (engine === 'webkit') {
    return impossible(
      'In WebKitGTK 2.50, WebDriver has no way to drop a file, https://github.com/Bumblebee/Bumblebee/issues/89',
    );
  }
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'file');
  if (engine === 'firefox') {
    await driver.executeScript(
      "window.dropped = new DataTransfer(); dropped.items.add(new File(['hello'], 'note.txt'));",
    );
    await dropInFirefox(driver, 'file-tray');
    return done(driver, 'file');
  }
  workaround(
    'WebDriver has no way to drop a file, https://github.com/Bumblebee/Bumblebee/issues/89. CDP does it instead',
  );
  const file = `${downloads}/note.txt`;
  await writeFile(file, 'hello');
  const tray = await driver.findElement(By.id('file-tray'));
  await dropFromOutside(driver, tray, { items: [], files: [file], dragOperationsMask: 1 });
  await done(driver, 'file');
});
