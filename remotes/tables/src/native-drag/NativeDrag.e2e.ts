import { mkdir, writeFile } from 'node:fs/promises';
import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Locator, Page } from '@playwright/test';

/** Presses on one element, moves to the other twice (the first move enters it, the second is over it) and releases. */

async function drag(page: Page, from: string, to: string) {
  await page.locator(from).evaluate((element) => element.closest('section.card')?.scrollIntoView({ block: 'center' }));
  await page.locator(from).hover();
  await page.mouse.down();
  await page.locator(to).hover();
  await page.locator(to).hover();
  await page.mouse.up();
}

/** Drags data from outside the browser to a target, and drops it. */
async function fromOutside(page: Page, { text, files }: { text?: string; files?: string[] }, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const data = { items: text ? [{ mimeType: 'text/plain', data: text }] : [], files, dragOperationsMask: 1 };
  const cdp = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await cdp.send('Input.dispatchDragEvent', { type, x: x + 60, y: y + height / 2, data });
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/nativeDrag?seed=7');
  await page.frameLocator('[title=Tray]').locator('#tray').waitFor();
});

test('a drag swaps two cards, and a drag that ends elsewhere does not', { tag: '@long' }, async ({ page }) => {
  await page.locator('#card-a').hover();
  await page.mouse.down();
  await page.locator('#card-a').hover({ position: { x: 5, y: 5 } });
  await page.locator('#card-a').hover({ position: { x: 9, y: 9 } });
  await page.mouse.up();
  await expect(outcome(page, 'swap')).toHaveText('Missed: card A was dropped on itself.');
  await drag(page, '#card-a', '#swap-title');
  await expect(outcome(page, 'swap')).toHaveText('Missed: card A was dropped where nothing accepts it.');
  await drag(page, '#card-a', '#card-b');
  await expect(outcome(page, 'swap')).toHaveText('Done: the two cards changed places.');
  await expect(page.getByRole('list', { name: 'Cards' }).getByRole('listitem')).toHaveText(['Card B', 'Card A']);
});

test('a drop without dragover on its target is a miss', { tag: '@long' }, async ({ page }) => {
  const middle = async (selector: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [a, b] = [await middle('#card-a'), await middle('#card-b')];
  // Uses the protocol directly, as WebDriver does, because Playwright's mouse also sends dragover.
  const cdp = await page.context().newCDPSession(page);
  for (const [type, at] of [
    ['mousePressed', a],
    ['mouseMoved', { x: a.x + 9, y: a.y + 9 }],
    ['mouseMoved', b],
    ['mouseReleased', b],
  ] as const) {
    await cdp.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 });
  }
  await expect(outcome(page, 'swap')).toHaveText('Missed: it was dropped without being dragged over its target first.');
});

test('a target refuses an item of another station', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await drag(page, '#apple', '#card-b');
  await expect(outcome(page, 'swap')).toHaveText('Missed: the dropped item does not belong there.');
});

test('the browser refuses a drag from the page into the frame, and allows one from another window', {
  tag: '@long',
}, async ({ page }) => {
  const tray = page.frameLocator('[title=Tray]').locator('#tray');
  await drag(page, '#letter', '#tray-frame');
  await expect(outcome(page, 'frame')).toHaveText(/^Missed: nothing accepted the letter/);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'The letter in a window of its own' }).click();
  const letter = await (await opened).locator('#letter').innerText();
  expect(letter).toBe(await page.locator('#letter').innerText());
  await page.bringToFront();
  await fromOutside(page, { text: '<b>no letter</b>' }, page.locator('#tray-frame'));
  await expect(outcome(page, 'frame')).toHaveText('Missed: the tray got “<b>no letter</b>”, which is not the letter.');
  await fromOutside(page, { text: 'x'.repeat(100_000) }, page.locator('#tray-frame'));
  await expect(tray).toHaveText(`In the tray: “${'x'.repeat(40)}…”`);
  await fromOutside(page, { text: letter }, page.locator('#tray-frame'));
  await expect(outcome(page, 'frame')).toHaveText(`Done: the tray got ${letter}.`);
});

test('a selected word counts when it is dropped, not when it is typed or pasted', { tag: '@long' }, async ({
  page,
}) => {
  const field = page.getByLabel('Word');
  await field.pressSequentially('marmalade');
  await expect(outcome(page, 'text-selection')).toHaveText('Missed: the word was typed. Drag it into the field.');
  await field.fill('x'.repeat(100_000));
  await expect(field).toHaveValue('x'.repeat(100_000));
  await field.fill('');
  await field.dispatchEvent('input');
  await expect(outcome(page, 'text-selection')).toHaveText('Missed: a script set this value. A person must do it.');
  await page.locator('#sentence').selectText();
  await drag(page, '#marmalade', '#dropped-word');
  await expect(outcome(page, 'text-selection')).toHaveText(
    /^Missed: after the drop the field contains “Every morning .*…”\.$/,
  );
  await field.fill('');
  await page.locator('#marmalade').dblclick();
  await drag(page, '#marmalade', '#dropped-word');
  await expect(outcome(page, 'text-selection')).toHaveText('Done: the selection “marmalade” was dropped.');
  await expect(field).toHaveValue('marmalade');
});

test('the list scrolls while the pointer rests at its edge, and the parcel stays where it was dropped', {
  tag: '@long',
}, async ({ page }) => {
  await drag(page, '#parcel', '#shelf-3');
  await expect(outcome(page, 'scrolling-list')).toHaveText('Missed: Parcel was put on shelf 3.');
  const list = page.getByRole('region', { name: 'Shelves' });
  await page.locator('#parcel').hover();
  await page.mouse.down();
  const { x = 0, y = 0, height = 0 } = (await list.boundingBox()) ?? {};
  await page.mouse.move(x + 100, y + height - 30);
  await page.mouse.move(x + 101, y + height - 20);
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(300);
  // Outside the list nothing scrolls. How far it has scrolled depends on the machine.
  await page.locator('#scrolling-list-title').hover({ force: true });
  await page.locator('#shelf-30').evaluate((shelf) => shelf.scrollIntoView({ block: 'center' }));
  const { y: middle = 0 } = (await page.locator('#shelf-30').boundingBox()) ?? {};
  await page.mouse.move(x + 101, middle + 10);
  await page.mouse.move(x + 102, middle + 12);
  await page.mouse.up();
  await expect(outcome(page, 'scrolling-list')).toHaveText('Done: Parcel is on shelf 30.');
});

test('one file counts, but not two files, a folder or text', { tag: '@long' }, async ({ page }, testInfo) => {
  const [first, second, folder] = ['a.txt', 'b.txt', 'folder'].map((name) => testInfo.outputPath(name)) as Three;
  await Promise.all([writeFile(first, 'hello'), writeFile(second, ''), mkdir(folder)]);
  const tray = page.locator('#file-tray');
  await fromOutside(page, { files: [first, second] }, tray);
  await expect(outcome(page, 'file')).toHaveText('Missed: 2 files were dropped. Drop only one.');
  await fromOutside(page, { text: 'a text' }, tray);
  await expect(outcome(page, 'file')).toHaveText('Missed: the dropped item does not belong there.');
  await fromOutside(page, { files: [folder] }, tray);
  await expect(outcome(page, 'file')).toHaveText('Missed: a folder was dropped. Drop a file instead.');
  await fromOutside(page, { files: [first] }, page.locator('#file-title'));
  await expect(outcome(page, 'file')).toHaveText('Missed: the file was dropped beside the tray.');
  await tray.drop({ files: { name: 'c.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') } });
  await expect(outcome(page, 'file')).toHaveText('Missed: a script dispatched drop. A person must do it.');
  await fromOutside(page, { files: [first] }, tray);
  await expect(outcome(page, 'file')).toHaveText('Done: “a.txt” was dropped, with 5 bytes.');
});
type Three = [string, string, string];
