import { writeFile } from 'node:fs/promises';
import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';

/** Scrolls a whole station into view. If the page scrolls between the press and the first move, the drag does not start. */
async function open(driver: WebDriver, station: string) {
  const section = await driver.findElement(By.id(station));
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', section);
}

const NO_DRAG = 'Actions start native drags only in Chromium, https://github.com/w3c/webdriver/issues/1488';

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
  if (engine !== 'chromium') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'swap');
  const [a, b] = [await driver.findElement(By.id('card-a')), await driver.findElement(By.id('card-b'))];
  await driver.actions().dragAndDrop(a, b).perform();
  await done(driver, 'swap');
});

test('copy-and-move', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'copy-and-move');
  const basket = await driver.findElement(By.id('basket'));
  const apple = await driver.findElement(By.id('apple'));
  await driver.actions().keyDown(Key.CONTROL).dragAndDrop(apple, basket).keyUp(Key.CONTROL).perform();
  const pear = await driver.findElement(By.id('pear'));
  await driver.actions().dragAndDrop(pear, basket).perform();
  await done(driver, 'copy-and-move');
});

test('refusing', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'refusing');
  const bottle = await driver.findElement(By.id('bottle'));
  const [paper, glass] = [await driver.findElement(By.id('bin-paper')), await driver.findElement(By.id('bin-glass'))];
  await driver.actions().dragAndDrop(bottle, paper).perform();
  await driver.actions().dragAndDrop(bottle, glass).perform();
  await done(driver, 'refusing');
});

test('frame', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'frame');
  const letter = await driver.findElement(By.id('letter'));
  const tray = await driver.findElement(By.id('tray-frame'));
  await driver.switchTo().frame(tray);
  await driver.findElement(By.id('tray')); // waits until the frame has loaded
  await driver.switchTo().defaultContent();
  workaround(
    'Chrome blocks a drag from this page into the frame, https://crbug.com/59081. CDP drags from outside instead',
  );
  const items = [{ mimeType: 'text/plain', data: await letter.getText() }];
  await dropFromOutside(driver, tray, { items, dragOperationsMask: 1 });
  await done(driver, 'frame');
});

test('text-selection', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'text-selection');
  const [word, field] = [await driver.findElement(By.id('marmalade')), await driver.findElement(By.id('dropped-word'))];
  await driver.actions().doubleClick(word).perform(); // selects the word
  await driver.actions().dragAndDrop(word, field).perform();
  await done(driver, 'text-selection');
});

test('scrolling-list', async ({ driver, baseUrl }) => {
  if (engine !== 'chromium') return impossible(NO_DRAG);
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'scrolling-list');
  const [parcel, shelf] = [await driver.findElement(By.id('parcel')), await driver.findElement(By.id('shelf-30'))];
  await driver.actions().move({ origin: parcel }).press().move({ origin: parcel, x: 5, y: 5 }).perform();
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', shelf);
  // The first move enters the target, the second is over it.
  await driver.actions().move({ origin: shelf }).move({ origin: shelf, x: 5, y: 5 }).release().perform();
  await done(driver, 'scrolling-list');
});

test('file', async ({ driver, baseUrl, downloads }) => {
  if (engine !== 'chromium') {
    return impossible('WebDriver has no way to drop a file, https://github.com/Bumblebee/Bumblebee/issues/89');
  }
  workaround(
    'WebDriver has no way to drop a file, https://github.com/Bumblebee/Bumblebee/issues/89. CDP does it instead',
  );
  await driver.get(`${baseUrl}/nativeDrag`);
  await open(driver, 'file');
  const file = `${downloads}/note.txt`;
  await writeFile(file, 'hello');
  const tray = await driver.findElement(By.id('file-tray'));
  await dropFromOutside(driver, tray, { items: [], files: [file], dragOperationsMask: 1 });
  await done(driver, 'file');
});
