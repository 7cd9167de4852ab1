import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Locator, Page } from '@playwright/test';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const BY_SCRIPT = 'Missed: a script dispatched click. A person must do it.';
const byScript = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

/** Turns the wheel over a panel until a control is fully in view. */
async function wheelTo(page: Page, over: Locator, control: Locator, x: number, y: number) {
  await over.hover({ position: { x: 40, y: 20 } });
  await expect(async () => {
    await page.mouse.wheel(x, y);
    await expect(control).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass({ intervals: [50] });
}

/** Clicks at a control's place by mouse, without the scrolling of click(). */
async function press(page: Page, control: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
}

test.beforeEach(({ page }) => page.goto('/scrollPanels'));

test('the wheel scrolls the strip sideways, and a press by a script is a miss', async ({ page }) => {
  const name = 'Sideways over two screens';
  const button = page.getByRole('button', { name: 'Arrive' });
  await expect(button).not.toBeInViewport();
  await byScript(button);
  await expect(outcome(page, name)).toHaveText(BY_SCRIPT);
  const [strip, road] = await Promise.all([
    panel(page, 'Road').evaluate(({ clientWidth }) => clientWidth),
    panel(page, 'Road').evaluate(({ scrollWidth }) => scrollWidth),
  ]);
  expect(road / strip).toBeCloseTo(3, 1);
  await wheelTo(page, panel(page, 'Road'), button, 500, 0);
  await press(page, button);
  await expect(outcome(page, name)).toHaveText('Done: you reached the right end.');
});

test.describe('tiles', () => {
  const tile = (page: Page, number: number) => page.locator(`#choose-${number}`);
  const last = async (page: Page, count: number) => {
    await tile(page, count).scrollIntoViewIfNeeded();
    if (count < 100) await expect(page.getByText(`${count + 20} of 100 tiles have loaded.`)).toBeVisible();
  };

  test('the wheel and the arrow key scroll by one tile', { tag: '@long' }, async ({ page }) => {
    await panel(page, 'Tiles').hover();
    await page.mouse.wheel(700, 0);
    await expect(tile(page, 2)).toBeInViewport({ ratio: 1 });
    await panel(page, 'Tiles').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tile(page, 3)).toBeInViewport({ ratio: 1 });
  });

  test('choosing a tile before it stops is a miss', { tag: '@long' }, async ({ page }) => {
    for (const count of [20, 40, 60]) await last(page, count);
    await byScript(tile(page, 73));
    await expect(outcome(page, 'Snapping tiles')).toHaveText(
      /^Missed: tile 73 was still \d+ pixels away from where it stops\.$/,
    );
    await byScript(tile(page, 72));
    await expect(outcome(page, 'Snapping tiles')).toHaveText('Missed: tile 72 was chosen, not 73.');
  });
});

test('the bar takes the click over the button until you scroll up', { tag: '@long' }, async ({ page }) => {
  const button = page.getByRole('button', { name: 'Confirm' });
  await panel(page, 'Panel with a bar').scrollIntoViewIfNeeded();
  await press(page, button);
  await expect(outcome(page, 'Under a sticky bar')).toHaveText('Missed: the bar took the click.');
  await byScript(button);
  await expect(outcome(page, 'Under a sticky bar')).toHaveText(BY_SCRIPT);
  await panel(page, 'Panel with a bar').hover();
  await page.mouse.wheel(0, -80);
  await expect
    .poll(async () => {
      const [of, bar] = await Promise.all([button.boundingBox(), page.locator('#bar').boundingBox()]);
      return (of?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
    })
    .toBeGreaterThan(0);
  await press(page, button);
  await expect(outcome(page, 'Under a sticky bar')).toHaveText('Done: the order is confirmed.');
});

test('Archive shows while the focus is in its row', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('Invoice 17').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#archive-17')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Shown while hovered')).toHaveText('Done: invoice 17 is archived.');
});

test('the pictures push the key down, and the key can be taken when all have loaded', { tag: '@long' }, async ({
  page,
}) => {
  const name = 'Below lazy pictures';
  const key = page.getByRole('button', { name: 'Take the key' });
  await expect(page.getByText('0 of 5 pictures have loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'To the key' }).click();
  await expect(page.getByText(/^[1-4] of 5 pictures have loaded\.$/)).toBeVisible();
  await byScript(key);
  await expect(outcome(page, name)).toHaveText(/^Missed: [0-4] of 5 pictures had loaded when the key was taken\.$/);
  await expect(page.getByText('5 of 5 pictures have loaded.')).toBeVisible();
  await expect(key).not.toBeInViewport();
  await wheelTo(page, panel(page, 'Pictures and a key'), key, 0, 600);
  await press(page, key);
  await expect(outcome(page, name)).toHaveText('Done: all pictures have loaded, and the key is taken.');
});
