import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const items = (page: Page) => page.getByRole('list', { name: 'Tasks' }).getByRole('listitem');

/** The middle of the task at a position. The first position is 1. */
async function middleOf(page: Page, position: number) {
  const box = await items(page)
    .nth(position - 1)
    .boundingBox();
  if (!box) throw new Error(`No task at position ${position}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const inOrder = (...numbers: number[]) => numbers.map((number) => `Task ${number}`);

test.beforeEach(async ({ page }) => {
  await page.goto('/dragItem');
  await expect(items(page)).toHaveText(inOrder(5, 1, 3, 2, 4, 6, 7));
  await items(page).last().scrollIntoViewIfNeeded();
});

test('the mouse sorts the list with one large move per task', async ({ page }) => {
  await page.locator('#task5').dragTo(page.locator('#task4'));
  await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  await expect(items(page)).toHaveText(inOrder(1, 3, 2, 4, 5, 6, 7));
  await page.locator('#task2').dragTo(page.locator('#task3'));
  await expect(page.getByText('Correct', { exact: true })).toBeVisible();
  await expect(items(page)).toHaveText(inOrder(1, 2, 3, 4, 5, 6, 7));
});

test('a press, one move and a release without a pause drop the task where the move ended', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const [from, to] = [await middleOf(page, 1), await middleOf(page, 5)];
  const cdp = await context.newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: typeof from) =>
    cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
  // Not awaited one by one, so the page gets all three as fast as the browser allows.
  await Promise.all([send('mousePressed', from), send('mouseMoved', to), send('mouseReleased', to)]);
  await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  await expect(items(page)).toHaveText(inOrder(1, 3, 2, 4, 5, 6, 7));
});

test('a release outside the window drops the task at the nearest end', { tag: '@long' }, async ({ page }) => {
  const from = await middleOf(page, 4);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(-200, -300);
  await page.mouse.up();
  await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  await expect(items(page)).toHaveText(inOrder(2, 5, 1, 3, 4, 6, 7));
});

test.describe('in a window lower than the list', () => {
  test.use({ viewport: { width: 390, height: 320 } });

  test('the page scrolls with the keyboard immediately, and the task ends in its new place', { tag: '@long' }, async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Task 5' }).focus();
    for (const key of ['Space', ...Array<string>(6).fill('ArrowDown'), 'Space']) await page.keyboard.press(key);
    await expect(items(page)).toHaveText(inOrder(1, 3, 2, 4, 6, 7, 5));
    await expect(page.getByRole('button', { name: 'Task 5' })).toBeInViewport();
    for (const key of ['Enter', ...Array<string>(9).fill('ArrowUp'), 'Enter']) await page.keyboard.press(key);
    await expect(items(page)).toHaveText(inOrder(5, 1, 3, 2, 4, 6, 7));
    await expect(page.getByRole('button', { name: 'Task 5' })).toBeInViewport();
  });

  test('scrolling the page under the pressed mouse drags too', { tag: '@audit' }, async ({ page }) => {
    await page.locator('#task5').scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(page, 1), await middleOf(page, 4)];
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.wheel(0, to.y - from.y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled + to.y - from.y);
    await page.mouse.up();
    await expect(items(page)).toHaveText(inOrder(1, 3, 2, 5, 4, 6, 7));
    await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  });
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger drags a task, and the page does not scroll under it', { tag: '@long' }, async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const scrolled = await page.evaluate(() => window.scrollY);
    const [from, to] = [await middleOf(page, 1), await middleOf(page, 5)];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
    await expect(items(page)).toHaveText(inOrder(1, 3, 2, 4, 5, 6, 7));
  });
});
