import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Locator, Page } from '@playwright/test';

const list = (page: Page, name: string) => page.getByRole('list', { name });
const row = (page: Page, of: string, name: string) =>
  list(page, of)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Turns the wheel at the mouse position, and waits until the list has scrolled and drawn its rows. */
async function turn(page: Page, scrolling: Locator, { x = 0, y = 0 }) {
  const place = () => scrolling.evaluate((element) => element.scrollTop + element.scrollLeft);
  const before = await place();
  await page.mouse.wheel(x, y);
  await expect.poll(place, { intervals: [5, 10, 20] }).not.toBe(before);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

async function wheelTo(page: Page, scrolling: Locator, target: Locator, by: { x?: number; y?: number }) {
  await scrolling.hover();
  while (!(await target.isVisible())) await turn(page, scrolling, by);
}

/** Scrolls a list near a row by script, because the wheel takes minutes for 10 000 rows. */
const near = (scrolling: Locator, share: number) =>
  scrolling.evaluate(async (element, part) => {
    element.scrollTop = element.scrollHeight * part;
    element.scrollLeft = element.scrollWidth * part;
    await new Promise(requestAnimationFrame);
  }, share);

test.beforeEach(({ page }) => page.goto('/virtualList?seed=3'));

test('End, Home and smooth scrolling reach the ends', async ({ page }) => {
  const scrolling = page.getByLabel('Lockers, scrolling');
  const smoothly = (to: number) =>
    scrolling.evaluate((list, share) => list.scrollTo({ top: list.scrollHeight * share, behavior: 'smooth' }), to);
  const above = () => scrolling.evaluate(({ scrollTop }) => scrollTop);
  const below = () =>
    scrolling.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop);
  const ways = [
    { toEnd: () => page.keyboard.press('End'), toTop: () => page.keyboard.press('Home') },
    { toEnd: () => smoothly(1), toTop: () => smoothly(0) },
  ];
  await scrolling.focus();
  for (const { toEnd, toTop } of ways) {
    await toEnd();
    await expect(row(page, 'Lockers', 'Locker 10000')).toBeInViewport({ ratio: 0.99 });
    await expect.poll(below).toBeLessThanOrEqual(1);
    await toTop();
    await expect(row(page, 'Lockers', 'Locker 1')).toBeInViewport({ ratio: 0.99 });
    await expect.poll(above).toBe(0);
  }
});

test('thirty nodes show all rows, and a node found earlier shows another row later', { tag: '@long' }, async ({
  page,
}) => {
  const scrolling = page.getByLabel('Lockers, scrolling');
  const items = list(page, 'Lockers').getByRole('listitem');
  await expect(items).toHaveCount(30);
  const found = await row(page, 'Lockers', 'Locker 4').getByRole('button').elementHandle();
  const nodes = await items.elementHandles();
  await near(scrolling, 0.5);
  await expect(items.first()).not.toContainText('Locker 1,');
  await expect(items).toHaveCount(30);
  for (const node of nodes) expect(await node.evaluate((element) => element.isConnected)).toBe(true);
  await found?.click();
  await expect(outcome(page, 'A row far down')).toHaveText(/^Missed: locker \d+ was reserved, not 7204\.$/);
  await expect(outcome(page, 'A row far down')).not.toContainText('locker 4 ');
});

test('the list gets the focus when a focused row leaves, and Enter presses no other row', { tag: '@long' }, async ({
  page,
}) => {
  await row(page, 'Lockers', 'Locker 2').getByRole('button').focus();
  const scrolling = page.getByLabel('Lockers, scrolling');
  await near(scrolling, 0.4);
  await expect(scrolling).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'A row far down')).toHaveText('Not done yet.');
});

test('rows of any height do not overlap, also after the window becomes narrow', { tag: '@long' }, async ({ page }) => {
  const scrolling = page.getByLabel('Lockers, scrolling');
  const gaps = () =>
    list(page, 'Lockers')
      .getByRole('listitem')
      .evaluateAll((items) => {
        const boxes = items.map((item) => item.getBoundingClientRect());
        return {
          gaps: boxes.slice(1).filter(({ top }, index) => Math.abs(top - (boxes[index]?.bottom ?? 0)) > 1).length,
          heights: new Set(boxes.map(({ height }) => height)).size,
        };
      });
  await near(scrolling, 0.3);
  await expect.poll(gaps).toEqual({ gaps: 0, heights: expect.any(Number) });
  expect((await gaps()).heights).toBeGreaterThan(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(gaps).toEqual({ gaps: 0, heights: expect.any(Number) });
});

test('the field jumps to a vault, and scrolling there is a miss', { tag: '@long' }, async ({ page }) => {
  const scrolling = page.getByLabel('Vaults, scrolling');
  const target = row(page, 'Vaults', 'Vault 8888');
  await near(scrolling, 0.887);
  await wheelTo(page, scrolling, target, { y: 400 });
  await target.getByRole('button').click();
  await expect(outcome(page, 'Jump')).toHaveText('Missed: you reached vault 8888 without the field.');

  await near(scrolling, 0);
  await page.getByLabel('Go to vault').fill('8888');
  await page.getByLabel('Go to vault').press('Enter');
  await expect(target).toBeInViewport();
  await target.getByRole('button').click();
  await expect(outcome(page, 'Jump')).toHaveText('Done: the list jumped to vault 8888, and it is unlocked.');
});

test.describe('drawers', () => {
  const drawers = (page: Page) => page.getByRole('listbox', { name: 'Drawers' });
  const at40 = async (page: Page) => {
    await drawers(page).focus();
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageDown', 'ArrowUp']) await page.keyboard.press(key);
    await expect(page.getByText('Current drawer: 40.')).toBeVisible();
    await expect(page.getByRole('option', { name: 'Drawer 40,' })).toBeInViewport();
  };

  test('the keys continue from a drawer that has left the document', { tag: '@long' }, async ({ page }) => {
    await at40(page);
    await wheelTo(page, drawers(page), page.getByRole('option', { name: 'Drawer 200,' }), { y: 800 });
    await expect(drawers(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Drawer 41,' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(outcome(page, 'Keyboard')).toHaveText(
      'Done: the keys continued from drawer 40, and drawer 41 is open.',
    );
  });

  test('Home and End go to the ends and not beyond', { tag: '@audit' }, async ({ page }) => {
    await drawers(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Current drawer: 10000.')).toBeVisible();
    await expect(page.getByRole('option', { name: 'Drawer 10000,' })).toBeInViewport();
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    await expect(page.getByRole('option', { name: 'Drawer 1,' })).toBeInViewport();
  });
});
