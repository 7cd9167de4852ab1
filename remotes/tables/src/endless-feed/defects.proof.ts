import { expect, test } from '@playground/kit/test/proof';

test('similar-name-counts', async ({ page }) => {
  await page.goto('/endlessFeed');
  const feed = page.locator('#button-feed');
  const similar = feed.getByRole('article', { name: /by Ottilie Brand$/ });
  while ((await similar.count()) === 0) {
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(feed).toHaveAttribute('aria-busy', 'false');
  }
  await similar.getByRole('button').click();
  await expect(page.getByRole('status', { name: 'Find the post' })).toContainText('Missed:');
});

test('like-by-key', async ({ page }) => {
  await page.goto('/endlessFeed');
  const like = page
    .locator('#above-feed')
    .getByRole('article', { name: /^Post 12 / })
    .getByRole('button');
  await like.scrollIntoViewIfNeeded();
  await expect(page.locator('#new-posts')).toHaveText('Two new posts are at the top.');
  await like.press('Enter');
  await expect(page.getByRole('status', { name: 'New posts above' })).toContainText('Done:');
});

test('quiet-news', async ({ page }) => {
  await page.goto('/endlessFeed');
  await expect(page.locator('#new-posts')).toHaveAttribute('aria-live', 'polite');
});
