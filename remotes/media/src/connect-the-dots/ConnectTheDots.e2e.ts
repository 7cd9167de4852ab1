import { expect, test } from '@playground/kit/test/browser';
import type { CDPSession, Page } from '@playwright/test';

type Point = [number, number];
const TRIANGLE: Point[] = [
  [200, 100],
  [300, 300],
  [100, 300],
];
const canvas = (page: Page) => page.getByRole('img', { name: /Canvas with \d numbered dots/ });

/** Returns the position on the page of a point in the 400 by 400 canvas. */
async function onPage(page: Page, [x, y]: Point) {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('The canvas is not on the page.');
  return { x: box.x + (x * box.width) / 400, y: box.y + (y * box.height) / 400 };
}

async function moveTo(page: Page, point: Point, steps = 1) {
  const { x, y } = await onPage(page, point);
  await page.mouse.move(x, y, { steps });
}

/** Returns the colour at a point of the canvas as [red, green, blue, alpha]. */
const colourAt = (page: Page, [x, y]: Point) =>
  canvas(page).evaluate(
    (element: HTMLCanvasElement, at) => {
      // Reads a copy, because browsers warn about reading a canvas often.
      const context = new OffscreenCanvas(400, 400).getContext('2d', { willReadFrequently: true });
      context?.drawImage(element, 0, 0, 400, 400);
      return [...(context?.getImageData(at.x, at.y, 1, 1).data ?? [])];
    },
    { x, y },
  );

test.describe('with a mouse', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/connectTheDots');
    await expect(canvas(page)).toHaveAttribute('data-dots', '200,100 300,300 100,300');
    await canvas(page).scrollIntoViewIfNeeded();
  });

  test('a drag over all dots and back closes the triangle, with one step per dot', async ({ page }) => {
    expect(await canvas(page).boundingBox()).toMatchObject({ width: 400, height: 400 });
    const [first, second, third] = TRIANGLE as [Point, Point, Point];
    await moveTo(page, first);
    await page.mouse.down();
    for (const point of [second, third, first]) await moveTo(page, point);
    await page.mouse.up();
    await expect(page.getByText('Lines: 1-2, 2-3, 3-1. The shape is closed.')).toBeVisible();
    await expect(canvas(page)).toHaveAttribute('data-closed', 'true');
    expect(await colourAt(page, [200, 300])).toEqual([91, 61, 245, 255]);
  });

  test('leaving the canvas cancels the drag, and coming back does not continue it', { tag: '@long' }, async ({
    page,
  }) => {
    await moveTo(page, [200, 100]);
    await page.mouse.down();
    await moveTo(page, [300, 300]);
    await moveTo(page, [430, 300]);
    await moveTo(page, [100, 300]);
    await page.mouse.up();
    await expect(canvas(page)).toHaveAttribute('data-lines', '1-2');
  });
});

test.describe('with a finger, on a phone with a 3x display', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });

  const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });

  test.beforeEach(async ({ page }) => {
    await page.goto('/connectTheDots');
    await canvas(page).scrollIntoViewIfNeeded();
  });

  test('the canvas fits the screen and has one pixel for each pixel of the display', { tag: '@long' }, async ({
    page,
  }) => {
    const box = await canvas(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
    expect(box?.width).toBe(box?.height);
    await expect(canvas(page)).toHaveAttribute('width', '1200');
  });

  test('a finger closes the triangle, and the page does not scroll', { tag: '@long' }, async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const scrolled = await page.evaluate(() => window.scrollY);
    const [first, second, third] = await Promise.all(TRIANGLE.map((point) => onPage(page, point)));
    if (!first || !second || !third) throw new Error('A triangle has three dots.');
    await touch(cdp, 'touchStart', [first]);
    for (const point of [second, third, first]) await touch(cdp, 'touchMove', [point]);
    await touch(cdp, 'touchEnd', []);
    await expect(canvas(page)).toHaveAttribute('data-lines', '1-2 2-3 3-1');
    await expect(canvas(page)).toHaveAttribute('data-closed', 'true');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});
