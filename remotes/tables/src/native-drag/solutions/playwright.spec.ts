import { writeFile } from 'node:fs/promises';
import { test } from '@playground/kit/tools/playwright';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('swap', async ({ page }) => {
  await page.goto('/nativeDrag');
  await page.locator('#card-a').dragTo(page.locator('#card-b'));
  await expect(page.getByRole('status', { name: 'Swap two' })).toContainText('Done:');
});

test('copy-and-move', async ({ page }) => {
  await page.goto('/nativeDrag');
  await page.keyboard.down('Control');
  await page.locator('#apple').dragTo(page.locator('#basket'));
  await page.keyboard.up('Control');
  await page.locator('#pear').dragTo(page.locator('#basket'));
  await expect(page.getByRole('status', { name: 'Copy with a modifier' })).toContainText('Done:');
});

test('refusing', async ({ page }) => {
  await page.goto('/nativeDrag');
  await page.locator('#bottle').dragTo(page.locator('#bin-paper'));
  await page.locator('#bottle').dragTo(page.locator('#bin-glass'));
  await expect(page.getByRole('status', { name: 'A target that refuses' })).toContainText('Done:');
});

test('frame', async ({ page, context }) => {
  await page.goto('/nativeDrag');
  const inside = page.frameLocator('[title=Tray]').locator('#tray');
  await inside.waitFor();
  if (engine !== 'chromium') {
    await page.locator('#letter').hover();
    await page.mouse.down();
    await inside.hover();
    await inside.hover(); // The first move enters the target, the second is over it.
    await page.mouse.up();
  } else {
    workaround(
      'Chrome blocks a drag from this page into the frame, https://crbug.com/59081. CDP drags from outside instead',
    );
    await page.locator('#letter').hover(); // The drag begins here, and ends outside.
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    const letter = await page.locator('#letter').innerText();
    const data = { items: [{ mimeType: 'text/plain', data: letter }], dragOperationsMask: 1 };
    const tray = page.locator('#tray-frame');
    await tray.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await tray.boundingBox()) ?? {};
    const cdp = await context.newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await cdp.send('Input.dispatchDragEvent', { type, x: x + 100, y: y + 80, data });
    }
  }
  await expect(page.getByRole('status', { name: 'Into a frame' })).toContainText('Done:');
});

test('text-selection', async ({ page }) => {
  await page.goto('/nativeDrag');
  const word = page.locator('#marmalade');
  await word.dblclick(); // selects the word
  await word.dragTo(page.getByLabel('Word'));
  await expect(page.getByRole('status', { name: 'A text selection' })).toContainText('Done:');
});

test('scrolling-list', async ({ page }) => {
  workaround('dragTo() scrolls before the drag starts, https://github.com/microsoft/playwright/issues/18395');
  await page.goto('/nativeDrag');
  await page.locator('#parcel').hover();
  await page.mouse.down();
  await page.locator('#parcel').hover({ position: { x: 5, y: 5 } }); // starts the drag
  await page.locator('#shelf-30').hover(); // scrolls
  await page.locator('#shelf-30').hover(); // The first move enters the target, the second is over it.
  await page.mouse.up();
  await expect(page.getByRole('status', { name: 'A list that scrolls' })).toContainText('Done:');
});

test('file', async ({ page, context }, testInfo) => {
  if (engine !== 'chromium') {
    return impossible('drop() dispatches events by a script, https://github.com/microsoft/playwright/pull/40283');
  }
  workaround(
    'drop() dispatches events by a script, https://github.com/microsoft/playwright/pull/40283. CDP does it instead',
  );
  await page.goto('/nativeDrag');
  const file = testInfo.outputPath('note.txt');
  await writeFile(file, 'hello');
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const tray = page.locator('#file-tray');
  await tray.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await tray.boundingBox()) ?? {};
  const cdp = await context.newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await cdp.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data });
  }
  await expect(page.getByRole('status', { name: 'A file from outside' })).toContainText('Done:');
});
