import { expect, outcome, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { Page } from '@playwright/test';
import { stations } from './stations';

const target = (page: Page, station: string) => page.locator(`#${station}-target`);

/** The middle of a target, after scrolling it into view. */

async function middleOf(page: Page, station: string) {
  await target(page, station).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target(page, station).boundingBox();
  if (!box) throw new Error(`${station} has no place.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves fingers from some points to others with the browser's own input. */

async function touch(page: Page, ...steps: { x: number; y: number }[][]) {
  const cdp = await page.context().newCDPSession(page);
  for (const [index, touchPoints] of steps.entries()) {
    const points = touchPoints.map((point, id) => ({ ...point, id }));
    await cdp.send('Input.dispatchTouchEvent', { type: index === 0 ? 'touchStart' : 'touchMove', touchPoints: points });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function swipe(page: Page, x: number, y = 0) {
  const middle = await middleOf(page, 'swipe');
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + x / 2, middle.y + y / 2);
  await page.mouse.move(middle.x + x, middle.y + y);
  await page.mouse.up();
}

async function holdH(page: Page, milliseconds: number) {
  await target(page, 'hold-key').press('Shift');
  await page.keyboard.down('h');
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((end) => performance.now() > end, since + milliseconds);
  await page.keyboard.up('h');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/events');
  await expect(target(page, 'click')).toBeVisible();
});

test('an extra click is a miss, and so is a script', async ({ page }) => {
  await target(page, 'click').dblclick();
  await expect(outcome(page, 'click')).toHaveText('Missed: it was a double click, not a click.');
  await target(page, 'click').evaluate((button: HTMLElement) => button.click());
  await expect(outcome(page, 'click')).toHaveText('Missed: a script dispatched click. A person must do it.');
  await target(page, 'click').press('Enter');
  await expect(outcome(page, 'click')).toHaveText('Done: it was a click.');
});

test('only the wheel counts, not another way to scroll', { tag: '@long' }, async ({ page }) => {
  await target(page, 'wheel').evaluate((box) => box.scrollTo(0, 50));
  await expect(outcome(page, 'wheel')).toHaveText('Missed: it was scrolled without a wheel.');
  await target(page, 'wheel').dispatchEvent('wheel', { deltaY: 100 });
  await expect(outcome(page, 'wheel')).toHaveText('Missed: a script dispatched wheel. A person must do it.');
  await target(page, 'wheel').hover();
  await page.mouse.wheel(0, 100);
  await expect(outcome(page, 'wheel')).toHaveText('Done: the wheel was turned.');
});

test('a mouse swipe to the left counts if it is long enough', { tag: '@long' }, async ({ page }) => {
  for (const [x, y, wrong] of [
    [0, 0, 'it was a tap.'],
    [150, 0, 'it went to the right.'],
    [-60, 0, 'it went 60 pixels to the left. At least 100 are needed.'],
    [-60, 60, 'it went up or down.'],
  ] as const) {
    await swipe(page, x, y);
    await expect(outcome(page, 'swipe')).toHaveText(`Missed: ${wrong}`);
  }
  await target(page, 'swipe').dispatchEvent('pointerdown');
  await expect(outcome(page, 'swipe')).toHaveText('Missed: a script dispatched pointerdown. A person must do it.');
  await swipe(page, -150);
  await expect(outcome(page, 'swipe')).toHaveText('Done: it was a swipe by mouse.');
});

test('the wheel with Ctrl pinches in the right direction, and does not zoom the page', { tag: '@long' }, async ({
  page,
}) => {
  await target(page, 'pinch').click();
  await expect(outcome(page, 'pinch')).toHaveText(
    'Missed: it was pressed. With a mouse, turn the wheel while you hold Ctrl.',
  );
  await target(page, 'pinch').dispatchEvent('touchstart');
  await expect(outcome(page, 'pinch')).toHaveText('Missed: a script dispatched touchstart. A person must do it.');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await expect(outcome(page, 'pinch')).toHaveText(
    'Missed: it was pinched to 0.37 times its size by the wheel with Ctrl. At least 1.5 times is needed.',
  );
  await page.mouse.wheel(0, -100);
  await expect(outcome(page, 'pinch')).toHaveText(
    'Done: it was pinched to 2.72 times its size by the wheel with Ctrl.',
  );
  await page.keyboard.up('Control');
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});

/** The fourteen gestures in their order, done by real input. */
const gestures: [string, (page: Page) => Promise<void>][] = [
  ['click', (page) => target(page, 'click').click()],
  ['double-click', (page) => target(page, 'double-click').dblclick()],
  ['triple-click', (page) => target(page, 'triple-click').click({ clickCount: 3 })],
  ['right-click', (page) => target(page, 'right-click').click({ button: 'right' })],
  ['middle-click', (page) => target(page, 'middle-click').click({ button: 'middle' })],
  ['modified-press', (page) => target(page, 'modified-press').click({ modifiers: ['Control'] })],
  ['hold-key', (page) => holdH(page, 1_000)],
  ['focus', (page) => target(page, 'focus').click()],
  [
    'blur',
    async (page) => {
      await target(page, 'blur').click();
      await page.keyboard.press('Tab');
    },
  ],
  [
    'wheel',
    async (page) => {
      await target(page, 'wheel').hover();
      await page.mouse.wheel(0, 50);
    },
  ],
  ['chord', (page) => target(page, 'chord').press('Shift+Alt+K')],
  [
    'enter-and-leave',
    async (page) => {
      await target(page, 'enter-and-leave').hover();
      await page.locator('#enter-and-leave-title').hover();
    },
  ],
  ['swipe', (page) => swipe(page, -150)],
  [
    'pinch',
    async (page) => {
      await target(page, 'pinch').hover();
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -100);
      await page.keyboard.up('Control');
    },
  ],
];

test('all gestures in order count, and one out of order restarts the sequence', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const progress = page.locator('#next-gesture');
  await target(page, 'double-click').dblclick();
  await expect(outcome(page, 'double-click')).toHaveText(/^Done/);
  await expect(outcome(page, 'all-in-order')).toHaveText('Not done yet.');
  await target(page, 'click').click();
  await expect(progress).toHaveText('1 of 14 done. Next: Double click.');
  await target(page, 'triple-click').click({ clickCount: 3 });
  await expect(outcome(page, 'all-in-order')).toHaveText(
    'Missed: you did Triple click, but Double click was next. The sequence restarts.',
  );
  await expect(progress).toHaveText('0 of 14 done. Next: Click.');
  for (const [index, [, gesture]] of gestures.entries()) {
    await gesture(page);
    await expect(progress).toContainText(`${index + 1} of 14 done.`);
  }
  await expect(outcome(page, 'all-in-order')).toHaveText('Done: you did all fourteen gestures in order.');
  for (const station of Object.keys(stations)) await expect(outcome(page, station)).toHaveText(/^Done: /);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fingers click, swipe and pinch', { tag: '@long' }, async ({ page }) => {
    test.slow();
    await target(page, 'click').tap();
    await expect(outcome(page, 'click')).toHaveText('Done: it was a click.');
    const { x, y } = await middleOf(page, 'swipe');
    await touch(page, [{ x, y }], [{ x: x - 60, y }], [{ x: x - 120, y }]);
    await expect(outcome(page, 'swipe')).toHaveText('Done: it was a swipe by touch.');
    const middle = await middleOf(page, 'pinch');
    const fingers = (apart: number) => [-apart, apart].map((by) => ({ x: middle.x + by / 2, y: middle.y }));
    await touch(page, [middle], [middle]);
    await expect(outcome(page, 'pinch')).toHaveText('Missed: it was touched by one finger. Use two fingers.');
    await touch(page, fingers(100), fingers(70), fingers(50));
    await expect(outcome(page, 'pinch')).toHaveText(
      'Missed: it was pinched to 0.50 times its size by two fingers. At least 1.5 times is needed.',
    );
    await touch(page, fingers(50), fingers(70), fingers(100));
    await expect(outcome(page, 'pinch')).toHaveText('Done: it was pinched to 2.00 times its size by two fingers.');
  });
});

leavesNothingBehind('/events', {
  'right after a press': (page) => target(page, 'click').click(),
  'with the focus in a field': (page) => target(page, 'blur').click(),
  'while the wheel turns with Ctrl': async (page) => {
    await target(page, 'pinch').hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
  },
});
