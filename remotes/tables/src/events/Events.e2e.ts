import { expect, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { Locator, Page } from '@playwright/test';
import { stations } from './stations';

const outcome = (page: Page, station: string) => page.locator(`#${station}-outcome`);
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

const presses = {
  click: { name: 'a click', press: { clickCount: 1 } },
  'double-click': { name: 'a double click', press: { clickCount: 2 } },
  'triple-click': { name: 'a triple click', press: { clickCount: 3 } },
  'right-click': { name: 'a right click', press: { button: 'right' } },
  'middle-click': { name: 'a middle click', press: { button: 'middle' } },
  'modified-press': { name: 'a click with Ctrl', press: { modifiers: ['Control'] } },
} satisfies Record<string, { name: string; press: Parameters<Locator['click']>[0] }>;

test('each press counts on its target, and another press is named in the miss', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const all = Object.entries(presses);
  for (const [index, [station, { name, press }]] of all.entries()) {
    const [, other] = all[(index + 1) % all.length] as (typeof all)[number];
    await target(page, station).click(other.press);
    await expect(outcome(page, station)).toHaveText(`Missed: it was ${other.name}, not ${name}.`);
    await target(page, station).click(press);
    await expect(outcome(page, station)).toHaveText(`Done: it was ${name}.`);
  }
});

test('an extra click is a miss, and so is a script', async ({ page }) => {
  await target(page, 'click').dblclick();
  await expect(outcome(page, 'click')).toHaveText('Missed: it was a double click, not a click.');
  await target(page, 'click').evaluate((button: HTMLElement) => button.click());
  await expect(outcome(page, 'click')).toHaveText('Missed: a script dispatched click, and no person did it.');
  await target(page, 'click').press('Enter');
  await expect(outcome(page, 'click')).toHaveText('Done: it was a click.');
});

test('H must be held for a second, and no other key counts', { tag: '@long' }, async ({ page }) => {
  await target(page, 'hold-key').press('h');
  await expect(outcome(page, 'hold-key')).toHaveText(
    /^Missed: H was held for 0\.\d\d seconds\. Hold it for at least one second\.$/,
  );
  await target(page, 'hold-key').press('j');
  await expect(outcome(page, 'hold-key')).toHaveText('Missed: it was J, not H alone.');
  await page.keyboard.down('h');
  await page.keyboard.press('Tab');
  await page.keyboard.up('h');
  await expect(outcome(page, 'hold-key')).toHaveText('Missed: the focus left the button while H was held.');
  await holdH(page, 1_000);
  await expect(outcome(page, 'hold-key')).toHaveText(/^Done: H was held for \d\.\d\d seconds\.$/);
});

test('focus and blur count by a press or a key, not by a script', { tag: '@long' }, async ({ page }) => {
  await target(page, 'focus').focus();
  await expect(outcome(page, 'focus')).toHaveText(
    'Missed: it got the focus without a press or a key, for example by a script.',
  );
  await target(page, 'blur').focus();
  await target(page, 'blur').blur();
  await expect(outcome(page, 'blur')).toHaveText(
    'Missed: it lost the focus without a press or a key, for example by a script.',
  );
  await target(page, 'blur').dispatchEvent('focusout');
  await expect(outcome(page, 'blur')).toHaveText('Missed: a script dispatched focusout, and no person did it.');
  await page.locator('label[for=focus-target]').click();
  await expect(outcome(page, 'focus')).toHaveText('Done: it got the focus.');
  await page.keyboard.press('Tab');
  await expect(target(page, 'blur')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(outcome(page, 'blur')).toHaveText('Done: it lost the focus.');
});

test('Tab gives the focus, and a press takes it away', { tag: '@long' }, async ({ page }) => {
  await target(page, 'hold-key').focus();
  await page.keyboard.press('Tab');
  await expect(outcome(page, 'focus')).toHaveText('Done: it got the focus.');
  await target(page, 'blur').click();
  await page.locator('#blur-title').click();
  await expect(outcome(page, 'blur')).toHaveText('Done: it lost the focus.');
});

test('only the wheel counts, not another way to scroll', { tag: '@long' }, async ({ page }) => {
  await target(page, 'wheel').evaluate((box) => box.scrollTo(0, 50));
  await expect(outcome(page, 'wheel')).toHaveText('Missed: it was scrolled without a wheel.');
  await target(page, 'wheel').dispatchEvent('wheel', { deltaY: 100 });
  await expect(outcome(page, 'wheel')).toHaveText('Missed: a script dispatched wheel, and no person did it.');
  await target(page, 'wheel').hover();
  await page.mouse.wheel(0, 100);
  await expect(outcome(page, 'wheel')).toHaveText('Done: the wheel was turned.');
});

test('a chord counts when exactly its keys are down', { tag: '@long' }, async ({ page }) => {
  for (const key of ['k', 'Shift+K', 'Control+Shift+Alt+K']) {
    await target(page, 'chord').press(key);
    await expect(outcome(page, 'chord')).toHaveText(
      `Missed: it was ${key.toUpperCase().replace('CONTROL', 'Ctrl').replace('SHIFT', 'Shift').replace('ALT', 'Alt')}.`,
    );
  }
  await target(page, 'chord').dispatchEvent('keydown', { key: 'K', code: 'KeyK', shiftKey: true, altKey: true });
  await expect(outcome(page, 'chord')).toHaveText('Missed: a script dispatched keydown, and no person did it.');
  await target(page, 'chord').press('Shift+Alt+K');
  await expect(outcome(page, 'chord')).toHaveText('Done: it was Shift+Alt+K.');
});

test('a pointer enters and leaves without a press', { tag: '@long' }, async ({ page }) => {
  await target(page, 'enter-and-leave').click();
  await expect(outcome(page, 'enter-and-leave')).toHaveText('Missed: it was pressed.');
  await target(page, 'enter-and-leave').dispatchEvent('pointerenter');
  await expect(outcome(page, 'enter-and-leave')).toHaveText(
    'Missed: a script dispatched pointerenter, and no person did it.',
  );
  await page.locator('#enter-and-leave-title').hover();
  await target(page, 'enter-and-leave').hover();
  await expect(outcome(page, 'enter-and-leave')).toHaveText(/^Missed/);
  await page.locator('#enter-and-leave-title').hover();
  await expect(outcome(page, 'enter-and-leave')).toHaveText('Done: the pointer entered and left.');
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
  await expect(outcome(page, 'swipe')).toHaveText('Missed: a script dispatched pointerdown, and no person did it.');
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
  await expect(outcome(page, 'pinch')).toHaveText('Missed: a script dispatched touchstart, and no person did it.');
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

test('gestures by a script are misses in each station', { tag: '@long' }, async ({ page }) => {
  for (const [station, type] of [
    ['click', 'click'],
    ['double-click', 'dblclick'],
    ['triple-click', 'click'],
    ['right-click', 'contextmenu'],
    ['middle-click', 'auxclick'],
    ['modified-press', 'click'],
    ['hold-key', 'keydown'],
    ['focus', 'focus'],
    ['blur', 'blur'],
    ['wheel', 'wheel'],
    ['chord', 'keydown'],
    ['enter-and-leave', 'pointerover'],
    ['swipe', 'pointerup'],
    ['pinch', 'touchend'],
  ] as const) {
    await target(page, station).dispatchEvent(type);
    await expect(outcome(page, station)).toHaveText(`Missed: a script dispatched ${type}, and no person did it.`);
  }
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

  test('the miss says what a finger cannot do', { tag: '@long' }, async ({ page }) => {
    await target(page, 'hold-key').tap();
    await expect(outcome(page, 'hold-key')).toHaveText('Missed: it was touched, but this station needs a key.');
    await target(page, 'chord').tap();
    await expect(outcome(page, 'chord')).toHaveText('Missed: it was touched, but this station needs keys.');
    await target(page, 'enter-and-leave').tap();
    await expect(outcome(page, 'enter-and-leave')).toHaveText(
      'Missed: it was touched. A finger cannot enter without touching.',
    );
    await target(page, 'middle-click').tap();
    await expect(outcome(page, 'middle-click')).toHaveText('Missed: it was a click, not a middle click.');
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
