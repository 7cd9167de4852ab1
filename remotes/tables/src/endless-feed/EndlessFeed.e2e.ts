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

test('new posts appear at the top, and the post in view does not move', { tag: '@long' }, async ({ page }) => {
  const name = 'Feed with new posts';
  const read = post(page, name, 12);
  await read.getByRole('button').scrollIntoViewIfNeeded();
  const before = await read.boundingBox();
  await read.getByRole('button').hover();
  await expect(page.getByText('Two new posts are at the top.')).toBeVisible();
  await expect(posts(page, name).first()).toHaveAccessibleName('New post 2 by Mira Sol');
  expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await page.mouse.down();
  await page.mouse.up();
  await expect(outcome(page, 'New posts above')).toHaveText(
    'Done: two posts appeared at the top, and Post 12 is liked.',
  );
});
