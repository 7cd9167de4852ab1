import { expect, outcome, test } from '@playground/kit/test/browser';
import type { CDPSession, Locator, Page } from '@playwright/test';

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

/** The middle of an element, after scrolling it into view. */
async function middleOf(thing: Locator) {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (!box) throw new Error('It has no place.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The track of one of our thumbs. */
async function trackOf(thumb: Locator) {
  await thumb.scrollIntoViewIfNeeded();
  const box = await thumb.locator('..').boundingBox();
  if (!box) throw new Error('It has no track.');
  return box;
}

interface Point {
  x: number;
  y: number;
}

/** Drags by mouse through these points. */
async function drag(page: Page, [from, ...places]: [Point, ...Point[]]) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of places) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Points on the way round a dial, from its top to an angle. */
function round({ x, y }: Point, to: number, by = 30): [Point, ...Point[]] {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: x + 50 * Math.sin(angle), y: y - 50 * Math.cos(angle) };
  };
  return [at(0), ...Array.from({ length: to / by }, (_, index) => at((index + 1) * by))];
}

test.beforeEach(async ({ page }) => {
  await page.goto('/sliders');
  await expect(slider(page, 'Volume')).toBeVisible();
});

test('each control has a visible label', async ({ page }) => {
  for (const name of ['Temperature', 'Lowest price', 'Highest price', 'Blind', 'Resize the note', 'Divider', 'Dial'])
    await expect(page.locator('[id$="-label"]', { hasText: new RegExp(`^${name}$`) })).toBeVisible();
});

test('a jump turns the dial the shorter way, and the dial stops at its ends', { tag: '@long' }, async ({ page }) => {
  const middle = await middleOf(slider(page, 'Dial'));
  await drag(page, round(middle, 240, 240));
  await expect(page.getByRole('status', { name: 'Dial now' })).toHaveText('0 degrees');
  await drag(page, round(middle, 360));
  await expect(page.getByRole('status', { name: 'Dial now' })).toHaveText('300 degrees');
  await expect(outcome(page, 'Dial')).toHaveText('Not done yet.');
});

test('the keyboard sets each kind of control', { tag: '@long' }, async ({ page }) => {
  const press = async (thing: Locator, ...keys: [string, number][]) => {
    await thing.focus();
    for (const [key, times] of keys) for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  await press(slider(page, 'Temperature'), ['Home', 1], ['PageUp', 3], ['ArrowUp', 3]);
  await expect(outcome(page, 'ARIA slider')).toHaveText(/^Done: /);
  await press(slider(page, 'Lowest price'), ['End', 1]);
  await expect(slider(page, 'Lowest price')).toHaveAttribute('aria-valuenow', '180');
  await press(slider(page, 'Lowest price'), ['Home', 1], ['PageUp', 1], ['ArrowRight', 2]);
  await press(slider(page, 'Highest price'), ['ArrowLeft', 8]);
  await expect(outcome(page, 'Two thumbs')).toHaveText(/^Done: /);
  await press(page.getByRole('button', { name: 'Resize the note' }), ['ArrowRight', 8], ['ArrowDown', 5]);
  await expect(outcome(page, 'Resize handle')).toHaveText(/^Done: /);
  await press(page.getByRole('separator', { name: 'Divider' }), ['PageDown', 3]);
  await expect(outcome(page, 'Splitter')).toHaveText(/^Done: /);
  await press(slider(page, 'Dial'), ['End', 1], ['PageDown', 1], ['ArrowLeft', 2]);
  await expect(outcome(page, 'Dial')).toHaveText(/^Done: /);
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Moves one finger through these points. */
  async function slide(cdp: CDPSession, [from, ...places]: [Point, ...Point[]]) {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    for (const place of places) await touch('touchMove', [place]);
    await touch('touchEnd', []);
  }

  test('a finger drags each kind of control, and the page does not scroll', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    const cdp = await context.newCDPSession(page);
    const temperature = await trackOf(slider(page, 'Temperature'));
    const scrolled = await page.evaluate(() => window.scrollY);
    const degrees = (value: number) => ({
      x: temperature.x + (temperature.width * (value - 5)) / 25,
      y: temperature.y + 4,
    });
    await slide(cdp, [degrees(18), { ...degrees(25), y: temperature.y - 80 }, degrees(21.5)]);
    await expect(outcome(page, 'ARIA slider')).toHaveText(/^Done: /);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    const corner = await middleOf(page.getByRole('button', { name: 'Resize the note' }));
    await slide(cdp, [corner, { x: corner.x + 80, y: corner.y + 50 }]);
    await expect(outcome(page, 'Resize handle')).toHaveText(/^Done: /);

    const divider = page.getByRole('separator', { name: 'Divider' });
    const panes = await trackOf(divider);
    const from = await middleOf(divider);
    await slide(cdp, [from, { x: panes.x + panes.width * 0.3, y: from.y }]);
    await expect(outcome(page, 'Splitter')).toHaveText(/^Done: /);

    await slide(cdp, round(await middleOf(slider(page, 'Dial')), 240));
    await expect(outcome(page, 'Dial')).toHaveText(/^Done: /);
  });
});
