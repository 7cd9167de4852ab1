import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

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
