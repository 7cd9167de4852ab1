import { writeFile } from 'node:fs/promises';
import { test } from '@playground/kit/tools/puppeteer';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';

/** Puppeteer drives Firefox over BiDi. */
const NO_DRAG = 'BiDi has no drag commands, https://github.com/puppeteer/puppeteer/issues/12293';

test('swap', async ({ page, baseUrl }) => {
  if (engine === 'firefox') return impossible(NO_DRAG);
  await page.goto(`${baseUrl}/nativeDrag`);
  const [a, b] = [await page.locator('#card-a').waitHandle(), await page.locator('#card-b').waitHandle()];
  // drop() does the whole drag: it presses on the source and releases on the target.
  await b.drop(a);
  await page.waitForSelector('#swap-outcome ::-p-text(Done:)', { visible: true });
});

test('frame', async ({ page, baseUrl }) => {
  if (engine === 'firefox') return impossible(NO_DRAG);
  workaround(
    'Chrome blocks a drag from this page into the frame, https://crbug.com/59081. The drag comes from outside instead',
  );
  await page.goto(`${baseUrl}/nativeDrag`);
  const letter = await page.locator('#letter').waitHandle();
  const tray = await page.locator('iframe#tray-frame').waitHandle();
  await (await tray.contentFrame()).locator('#tray').wait();
  const items = [{ mimeType: 'text/plain', data: await letter.evaluate((element) => element.textContent ?? '') }];
  const data = { items, dragOperationsMask: 1 };
  await tray.dragEnter(data);
  await tray.dragOver(data);
  await tray.drop(data);
  await page.waitForSelector('#frame-outcome ::-p-text(Done:)', { visible: true });
});

test('scrolling-list', async ({ page, baseUrl }) => {
  if (engine === 'firefox') return impossible(NO_DRAG);
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
  await page.mouse.up();
  await page.waitForSelector('#scrolling-list-outcome ::-p-text(Done:)', { visible: true });
});

test('file', async ({ page, baseUrl, downloads }) => {
  if (engine === 'firefox') return impossible(NO_DRAG);
  await page.goto(`${baseUrl}/nativeDrag`);
  const file = `${downloads}/note.txt`;
  await writeFile(file, 'hello');
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const tray = await page.locator('#file-tray').waitHandle();
  await tray.dragEnter(data);
  await tray.dragOver(data);
  await tray.drop(data);
  await page.waitForSelector('#file-outcome ::-p-text(Done:)', { visible: true });
});
