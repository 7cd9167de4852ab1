import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Locator, Page } from '@playwright/test';

const shown = async (page: Page, id: string) => Number(await page.locator(`#${id}`).innerText());

/** The box of an element that is in the middle of the window. */
async function boxOf(element: Locator) {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** Where each station is done: pixels from the top left corner of an element. */
async function rightPlaces(page: Page): Promise<Record<string, [element: string, x: number, y: number]>> {
  const [zoom, angle] = [await shown(page, 'zoom'), await shown(page, 'angle')];
  const clockwise = (await page.getByText('The bar is turned by').innerText()).endsWith(' clockwise.');
  const radians = ((clockwise ? angle : -angle) * Math.PI) / 180;
  const bar = await boxOf(page.locator('#bar'));
  const cornerOf = async (id: string): Promise<[number, number]> => {
    const corner = await page.locator(`#${id}`).innerText();
    return [corner.endsWith('left') ? 30 : 170, corner.startsWith('top') ? 20 : 100];
  };
  const stamp = await boxOf(page.locator('#stamp'));
  const above = (await page.locator('#row-above').innerText()).toLowerCase();
  const key = await boxOf(page.frameLocator('#keypad').locator(`#key-${await shown(page, 'asked-key')}`));
  const keypad = await page.locator('#keypad').boundingBox();
  return {
    wrapped: ['wrapped-link', 150, 12],
    rotated: ['bar', bar.width / 2 + 108 * Math.cos(radians), bar.height / 2 + 108 * Math.sin(radians)],
    zoomed: ['zoomed-area', (await shown(page, 'point-left')) * zoom, (await shown(page, 'point-top')) * zoom],
    'image-map': ['floor-plan', (await page.locator('#room').innerText()) === 'Hall' ? 30 : 75, 130],
    larger: ['board', 100, await shown(page, 'stripe')],
    covered: ['open', ...(await cornerOf('free-corner'))],
    clipped: ['send', ...(await cornerOf('left-corner'))],
    pixel: ['pixel-button', 0.5, 0.5],
    through: ['stamp', stamp.width / 2, stamp.height / 2],
    ring: ['ring-area', 81, 19],
    'scaled-frame': ['keypad', key.middle.x - (keypad?.x ?? 0), key.middle.y - (keypad?.y ?? 0)],
    rows: [`row-${above}`, 40, (await boxOf(page.locator(`#row-${above}`))).height + 10],
  };
}

/** A place in pixels of the window, after scrolling to it. */
async function placeOf(page: Page, [id, x, y]: [string, number, number]) {
  const element = page.locator(`#${id}`);
  await element.evaluate((one, below) => {
    scrollTo({ top: scrollY + one.getBoundingClientRect().top + below - innerHeight / 2, behavior: 'instant' });
  }, y);
  const box = await element.boundingBox();
  return { x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y };
}

test('the frame is as dark as the page, also when that changes', async ({ page }) => {
  await page.goto('/geometry');
  const root = page.frameLocator('#keypad').locator('html');
  await expect(root).toHaveCSS('color-scheme', 'light');
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(root).toHaveCSS('color-scheme', 'dark');
});

test('the middle of a box is a miss, and the right place is not', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.goto('/geometry?seed=1');
  await expect(outcome(page, 'rows')).toHaveText('Not done yet.');
  // What a tool clicks that knows the boxes only.
  const naive: [string, string, string | RegExp][] = [
    ['wrapped', '#wrapped-link', /^Missed: the click landed beside the link, \d+ pixels from the left and \d+ from/],
    ['rotated', '#bar', 'Missed: the click landed at 50 percent of the bar. The star begins at 85 percent.'],
    ['zoomed', '#plan', /^Missed: the click landed 80 pixels from the left and 50 from the top, in pixels of the plan/],
    ['larger', '#board', /^Missed: the click landed \d+ pixels below the top edge, not \d+\.$/],
    ['covered', '#open', /^Missed: the click landed on the cover, 10[01] pixels/],
    ['clipped', '#send', /^Missed: the click landed where the button is cut away, 10[01] pixels/],
    ['pixel', '#pixel-area', /^Missed: the click landed beside the pixel, /],
    ['through', '#receipt', /^Missed: the click landed on the button, .+, but not under the stamp\.$/],
    ['ring', '#ring-shape', /^Missed: the click landed on the disc inside the ring, /],
    ['rows', '#row-tuesday', 'Missed: the click landed on the row Tuesday.'],
  ];
  for (const [id, target, wrong] of naive) {
    const { middle } = await boxOf(page.locator(target));
    await page.mouse.click(middle.x, middle.y);
    await expect(outcome(page, id)).toHaveText(wrong);
  }
  const plan = await boxOf(page.locator('#floor-plan'));
  const room = await page.locator('#room').innerText();
  await page.mouse.click(plan.x + (room === 'Hall' ? 120 : 150), plan.y + (room === 'Hall' ? 80 : 105));
  await expect(outcome(page, 'image-map')).toHaveText(
    new RegExp(`^Missed: the click landed on the (Kitchen|Table), .+, not in the ${room}\\.$`),
  );
  // Without the scale, the click is twice as far from the corner of the frame.
  const { x, y } = await boxOf(page.locator('#keypad'));
  const key = page.frameLocator('#keypad').locator(`#key-${await shown(page, 'asked-key')}`);
  const own = await key.evaluate((element) => element.getBoundingClientRect().toJSON());
  await page.mouse.click(x + Math.min(own.x, 120), y + Math.min(own.y, 160));
  await expect(outcome(page, 'scaled-frame')).toHaveText(/^Missed: the click landed /);
  // A key gives the click no place.
  await page.locator('#open').press('Enter');
  await expect(outcome(page, 'covered')).toHaveText(
    'Missed: a key caused the click, so it landed nowhere. Use a pointer.',
  );

  for (const [id, place] of Object.entries(await rightPlaces(page))) {
    const at = await placeOf(page, place);
    await page.mouse.click(at.x, at.y);
    await expect(outcome(page, id), id).toHaveText(/^Done: /);
  }
  expect(new URL(page.url()).hash).toBe('');
});
