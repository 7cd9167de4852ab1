import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const feed = (page: Page, name: string) => page.getByRole('feed', { name });
const posts = (page: Page, name: string) => feed(page, name).getByRole('article');
const post = (page: Page, name: string, number: number) =>
  feed(page, name).getByRole('article', { name: new RegExp(`^Post ${number} by `) });

/** Turns the wheel over a feed until an element is there. At the feed's end the wheel scrolls the page instead. */

async function wheelUntil(page: Page, name: string, reached: () => Promise<void>) {
  await expect(async () => {
    await feed(page, name).locator('..').hover();
    await page.mouse.wheel(0, 4000);
    await reached();
  }).toPass({ intervals: [50] });
}
const wheelFor = (page: Page, name: string, count: number) =>
  wheelUntil(page, name, async () => expect(await posts(page, name).count()).toBeGreaterThanOrEqual(count));

test.beforeEach(({ page }) => page.goto('/endlessFeed?seed=3'));
test('Tab goes from post to post, and loads the next batch', async ({ page }) => {
  await post(page, 'Long feed', 19).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(posts(page, 'Long feed')).toHaveCount(40);
  await page.keyboard.press('Tab');
  await expect(post(page, 'Long feed', 21).getByRole('button')).toBeFocused();
  await expect(post(page, 'Long feed', 21).getByRole('button')).toBeInViewport();
});

test('the third batch fails once, scrolling loads nothing, and Try again loads it', { tag: '@long' }, async ({
  page,
}) => {
  const name = 'Feed with a batch that fails';
  await wheelFor(page, name, 40);
  await wheelUntil(page, name, () =>
    expect(page.getByRole('alert')).toContainText('The posts from 41 on did not load.', { timeout: 500 }),
  );
  await page.mouse.wheel(0, -1500);
  await wheelUntil(page, name, () => expect(page.getByRole('alert')).toBeInViewport({ timeout: 500 }));
  await post(page, name, 40).getByRole('button').click();
  await expect(outcome(page, 'The batch that fails')).toHaveText('Missed: Post 40 was liked, not Post 41.');
  await expect(posts(page, name)).toHaveCount(40);
  await page.getByRole('button', { name: 'Try again' }).click();
  await post(page, name, 41).getByRole('button').click();
  await expect(outcome(page, 'The batch that fails')).toHaveText(
    'Done: the third batch loaded at the second try, and Post 41 is liked.',
  );
  await wheelFor(page, name, 120);
  await expect(page.getByRole('alert')).toBeHidden();
});

test.describe('new posts', () => {
  const name = 'Feed with new posts';
  const arrived = (page: Page) => expect(page.getByText('Two new posts are at the top.')).toBeVisible();

  test('appear at the top, and the post in view does not move', { tag: '@long' }, async ({ page }) => {
    const read = post(page, name, 12);
    await read.getByRole('button').scrollIntoViewIfNeeded();
    const before = await read.boundingBox();
    await read.getByRole('button').hover();
    await arrived(page);
    await expect(posts(page, name).first()).toHaveAccessibleName('New post 2 by Mira Sol');
    expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await page.mouse.down();
    await page.mouse.up();
    await expect(outcome(page, 'New posts above')).toHaveText(
      'Done: two posts appeared at the top, and Post 12 is liked.',
    );
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe loads the next batch', { tag: '@long' }, async ({ page, context }) => {
    const box = feed(page, 'Long feed').locator('..');
    await box.scrollIntoViewIfNeeded();
    const cdp = await context.newCDPSession(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
    const touch = (type: 'touchStart' | 'touchMove', at: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + width / 2, y: y + at }] });
    await expect(async () => {
      await touch('touchStart', height - 30);
      for (let at = height - 60; at > 30; at -= 60) await touch('touchMove', at);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await posts(page, 'Long feed').count()).toBeGreaterThan(20);
    }).toPass({ intervals: [0] });
  });
});
