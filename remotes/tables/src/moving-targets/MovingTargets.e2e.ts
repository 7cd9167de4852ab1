import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Locator, Page } from '@playwright/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const BY_SCRIPT = 'Missed: a script dispatched click. A person must do it.';

async function middleOf(there: Locator) {
  // Playwright's own click() would wait until the element is stable.
  await there.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  const { x, y, width, height } = (await there.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2] as const;
}

/** Clicks where an element was a moment ago, whatever is there now. */
async function clickThere(page: Page, there: Locator) {
  await page.mouse.click(...(await middleOf(there)));
}

const clickByScript = (there: Locator) => there.evaluate((element: HTMLElement) => element.click());

test.beforeEach(async ({ page }) => {
  await page.goto('/movingTargets');
  await expect(button(page, 'Confirm')).toBeVisible();
});

test('the banner appears at the first hover and takes the click, and the next click reaches the button', async ({
  page,
}) => {
  const confirm = button(page, 'Confirm');
  await clickByScript(confirm);
  await expect(outcome(page, 'Pushed away')).toHaveText(BY_SCRIPT);
  const station = page.locator('#pushed');
  const before = await station.boundingBox();
  await clickThere(page, confirm);
  await expect(outcome(page, 'Pushed away')).toHaveText(
    'Missed: the click landed on the banner that had pushed the button away.',
  );
  expect((await station.boundingBox())?.height).toBe(before?.height);
  await clickThere(page, confirm);
  await expect(outcome(page, 'Pushed away')).toHaveText('Done: Confirm was pressed.');
});

test('the growing button counts after two seconds, under reduced motion too', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const grown = button(page, 'Press when grown');
  const station = page.locator('#growing');
  const before = await station.boundingBox();
  await button(page, 'Let it grow').click();
  expect(await grown.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration)).toBe(2000);
  expect((await station.boundingBox())?.height).toBe(before?.height);
  // The button grows from its upper left corner.
  const { x, y } = (await grown.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 2, y + 2);
  await expect(outcome(page, 'Growing button')).toHaveText('Missed: the button was pressed while it grew.');
  await grown.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await clickByScript(grown);
  await expect(outcome(page, 'Growing button')).toHaveText(BY_SCRIPT);
  await grown.press('Enter');
  await expect(outcome(page, 'Growing button')).toHaveText('Done: the grown button was pressed.');
});

test('the button circles until it is caught, under reduced motion too', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const target = button(page, 'Catch me');
  await clickThere(page, target);
  await expect(outcome(page, 'Circling button')).toHaveText('Missed: the button did not circle yet.');
  await button(page, 'Let it circle').click();
  await clickThere(page, page.locator('#track'));
  await expect(outcome(page, 'Circling button')).toHaveText('Missed: the click landed beside the button.');
  await clickByScript(target);
  await expect(outcome(page, 'Circling button')).toHaveText(BY_SCRIPT);
  await expect(async () => {
    // On a busy machine, two frames can have the same time. Then Playwright finds the button stable.
    await expect(target.click({ trial: true, timeout: 1_000 })).rejects.toThrow('element is not stable');
  }).toPass();
  await expect(async () => {
    await clickThere(page, target);
    await expect(outcome(page, 'Circling button')).toHaveText('Done: the button was caught.', { timeout: 500 });
  }).toPass();
  expect(await target.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('the two buttons change places each time the pointer enters, and stay while it is inside', {
  tag: '@long',
}, async ({ page }) => {
  const save = button(page, 'Save');
  for (let i = 0; i < 2; i++) {
    await clickThere(page, save);
    await expect(outcome(page, 'Two that change places')).toHaveText('Missed: Delete was pressed.');
    await page.mouse.move(2, 2);
  }
  await button(page, 'Delete').hover();
  await page.mouse.click(...(await middleOf(save)));
  await expect(outcome(page, 'Two that change places')).toHaveText('Done: Save was pressed.');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a second tap reaches what the first tap missed, and the page is not wider than the screen', {
    tag: '@long',
  }, async ({ page }) => {
    for (const [name, station] of [
      ['Confirm', 'Pushed away'],
      ['Save', 'Two that change places'],
    ] as const) {
      await expect(async () => {
        await page.touchscreen.tap(...(await middleOf(button(page, name))));
        await expect(outcome(page, station)).toContainText('Done:', { timeout: 500 });
      }).toPass();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
