import { expect, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { CDPSession, Locator, Page } from '@playwright/test';

const outcome = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
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

test('the mouse sets each control', { tag: '@long' }, async ({ page }) => {
  const range = slider(page, 'Volume');
  const { x, y } = await middleOf(range);
  const width = (await range.boundingBox())?.width ?? 0;
  // The thumb is 16 pixels wide, so its middle stays 8 pixels away from each end.
  await drag(page, [
    { x, y },
    { x: x - (width - 16) * 0.13, y },
  ]);
  await expect(outcome(page, 'Native range')).toHaveText('Done: the volume is 37.');

  const temperature = await trackOf(slider(page, 'Temperature'));
  const degrees = (value: number) => ({
    x: temperature.x + (temperature.width * (value - 5)) / 25,
    y: temperature.y + 4,
  });
  await drag(page, [degrees(18), degrees(25), degrees(21.5)]);
  await expect(page.getByRole('status', { name: 'Temperature now' })).toHaveText('21.5 °C');
  await expect(outcome(page, 'ARIA slider')).toHaveText('Done: the temperature is 21.5 °C.');

  const prices = await trackOf(slider(page, 'Lowest price'));
  const price = (value: number) => ({ x: prices.x + (prices.width * value) / 200, y: prices.y + 4 });
  await drag(page, [price(20), price(190)]);
  await expect(page.getByRole('status', { name: 'Prices now' })).toHaveText('from 180 to 180');
  // A press on the track moves a thumb there.
  await page.mouse.click(price(60).x, price(60).y);
  await expect(page.getByRole('status', { name: 'Prices now' })).toHaveText('from 60 to 180');
  await expect(outcome(page, 'Two thumbs')).toHaveText('Not done yet.');
  await drag(page, [price(180), price(140)]);
  await expect(outcome(page, 'Two thumbs')).toHaveText('Done: the prices go from 60 to 140.');

  const blind = await trackOf(slider(page, 'Blind'));
  const up = (percent: number) => ({ x: blind.x + 4, y: blind.y + blind.height * (1 - percent / 100) });
  await drag(page, [up(10), up(80)]);
  await expect(outcome(page, 'Vertical slider')).toHaveText('Done: the blind is up to 80 percent.');

  const corner = await middleOf(page.getByRole('button', { name: 'Resize the note' }));
  await drag(page, [corner, { x: corner.x + 40, y: corner.y + 90 }, { x: corner.x + 80, y: corner.y + 50 }]);
  await expect(page.getByRole('status', { name: 'Size of the note' })).toHaveText('240 by 150 pixels');
  await expect(outcome(page, 'Resize handle')).toHaveText('Done: the note is 240 by 150 pixels.');

  const divider = page.getByRole('separator', { name: 'Divider' });
  const panes = await trackOf(divider);
  const from = await middleOf(divider);
  await drag(page, [from, { x: panes.x + 5, y: from.y }]);
  await expect(page.getByRole('status', { name: 'Left pane now' })).toHaveText('10 percent');
  await drag(page, [await middleOf(divider), { x: panes.x + panes.width * 0.3, y: from.y }]);
  await expect(outcome(page, 'Splitter')).toHaveText('Done: the left pane has 30 percent.');

  const middle = await middleOf(slider(page, 'Dial'));
  await drag(page, round(middle, 240));
  await expect(outcome(page, 'Dial')).toHaveText('Done: the dial is turned to 240 degrees.');
});

test('a jump turns the dial the shorter way, and the dial stops at its ends', { tag: '@long' }, async ({ page }) => {
  const middle = await middleOf(slider(page, 'Dial'));
  await drag(page, round(middle, 240, 240));
  await expect(page.getByRole('status', { name: 'Dial now' })).toHaveText('0 degrees');
  await drag(page, round(middle, 360));
  await expect(page.getByRole('status', { name: 'Dial now' })).toHaveText('300 degrees');
  await expect(outcome(page, 'Dial')).toHaveText('Not done yet.');
});

test('the keyboard sets each control', { tag: '@long' }, async ({ page }) => {
  const press = async (thing: Locator, ...keys: [string, number][]) => {
    await thing.focus();
    for (const [key, times] of keys) for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  await press(slider(page, 'Volume'), ['ArrowLeft', 13]);
  await expect(outcome(page, 'Native range')).toHaveText(/^Done: /);
  await press(slider(page, 'Temperature'), ['Home', 1], ['PageUp', 3], ['ArrowUp', 3]);
  await expect(outcome(page, 'ARIA slider')).toHaveText(/^Done: /);
  await press(slider(page, 'Lowest price'), ['End', 1]);
  await expect(slider(page, 'Lowest price')).toHaveAttribute('aria-valuenow', '180');
  await press(slider(page, 'Lowest price'), ['Home', 1], ['PageUp', 1], ['ArrowRight', 2]);
  await press(slider(page, 'Highest price'), ['ArrowLeft', 8]);
  await expect(outcome(page, 'Two thumbs')).toHaveText(/^Done: /);
  await press(slider(page, 'Blind'), ['End', 1], ['PageDown', 2]);
  await expect(outcome(page, 'Vertical slider')).toHaveText(/^Done: /);
  await press(page.getByRole('button', { name: 'Resize the note' }), ['ArrowRight', 8], ['ArrowDown', 5]);
  await expect(outcome(page, 'Resize handle')).toHaveText(/^Done: /);
  await press(page.getByRole('separator', { name: 'Divider' }), ['PageDown', 3]);
  await expect(outcome(page, 'Splitter')).toHaveText(/^Done: /);
  await press(slider(page, 'Dial'), ['End', 1], ['PageDown', 1], ['ArrowLeft', 2]);
  await expect(outcome(page, 'Dial')).toHaveText(/^Done: /);
});

test('a value set by a script is a miss, and real input then succeeds', { tag: '@long' }, async ({ page }) => {
  await slider(page, 'Volume').fill('37');
  await expect(outcome(page, 'Native range')).toHaveText('Missed: a script set it to 37.');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(outcome(page, 'Native range')).toHaveText('Done: the volume is 37.');

  for (const [thing, station] of [
    [slider(page, 'Temperature'), 'ARIA slider'],
    [slider(page, 'Highest price'), 'Two thumbs'],
    [slider(page, 'Blind'), 'Vertical slider'],
    [page.getByRole('button', { name: 'Resize the note' }), 'Resize handle'],
    [page.getByRole('separator', { name: 'Divider' }), 'Splitter'],
    [slider(page, 'Dial'), 'Dial'],
  ] as const) {
    await thing.evaluate((element, key) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }, 'ArrowLeft');
    await expect(outcome(page, station)).toHaveText(/^Missed: a script (set|resized|turned) .+ to .+\.$/);
  }
  const blind = slider(page, 'Blind');
  await blind.evaluate((element) => {
    const { left, top, height } = (element.parentElement as HTMLElement).getBoundingClientRect();
    const at = { clientX: left + 4, clientY: top + height * 0.2, bubbles: true };
    element.dispatchEvent(new PointerEvent('pointerdown', at));
    element.dispatchEvent(new PointerEvent('pointerup', at));
  });
  await expect(outcome(page, 'Vertical slider')).toHaveText('Missed: a script set it to 80 percent.');
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

  test('a finger sets each control, and the page does not scroll', { tag: '@long' }, async ({ page, context }) => {
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

    const prices = await trackOf(slider(page, 'Lowest price'));
    const price = (value: number) => ({ x: prices.x + (prices.width * value) / 200, y: prices.y + 4 });
    await slide(cdp, [price(20), price(60)]);
    await slide(cdp, [price(180), price(140)]);
    await expect(outcome(page, 'Two thumbs')).toHaveText(/^Done: /);

    const blind = await trackOf(slider(page, 'Blind'));
    const up = (percent: number) => ({ x: blind.x + 4, y: blind.y + blind.height * (1 - percent / 100) });
    await slide(cdp, [up(10), up(40), up(80)]);
    await expect(outcome(page, 'Vertical slider')).toHaveText(/^Done: /);

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

    const range = slider(page, 'Volume');
    const { x, y } = await middleOf(range);
    const width = (await range.boundingBox())?.width ?? 0;
    const to = { x: x - (width - 16) * 0.13, y };
    await slide(cdp, [{ x, y }, { x: x - 20, y }, to]);
    await expect(outcome(page, 'Native range')).toHaveText('Done: the volume is 37.');
  });
});

leavesNothingBehind('/sliders', {
  'while a thumb is dragged': async (page) => {
    const { x, y } = await middleOf(slider(page, 'Temperature'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 50, y);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.move(0, 0);
    await page.mouse.up();
  },
  'after the native range was moved': async (page) => {
    await slider(page, 'Volume').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('status', { name: 'Volume now' })).toHaveText('49');
  },
  'with the dial turned': async (page) => {
    await slider(page, 'Dial').focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('status', { name: 'Dial now' })).toHaveText('300 degrees');
  },
});
