import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('to-the-end', async ({ page }) => {
  await page.goto('/endlessFeed');
  const posts = page.getByRole('feed', { name: 'Long feed' }).getByRole('article');
  for (let count = 20; count < 120; count += 20) {
    await posts.last().scrollIntoViewIfNeeded();
    await expect(posts).toHaveCount(count + 20); // waits for the batch, not for a time
  }
  await posts.filter({ hasText: 'Post 120 ' }).getByRole('button', { name: 'Like' }).click();
  await expect(page.getByRole('status', { name: 'To the end' })).toContainText('Done:');
});

test('find-the-post', async ({ page }) => {
  await page.goto('/endlessFeed');
  const feed = page.getByRole('feed', { name: 'Feed with a button' });
  const posts = feed.getByRole('article');
  // By name: hasText ignores case, so a post by Ottilie Brand whose text begins with “The” would match too.
  const wanted = feed.getByRole('article', { name: /by Ottilie Brandt$/ });
  while (!(await wanted.isVisible())) {
    const count = await posts.count();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(posts).toHaveCount(count + 20);
  }
  await wanted.getByRole('button', { name: 'Like' }).click();
  await expect(page.getByRole('status', { name: 'Find the post' })).toContainText('Done:');
});

test('the-batch-that-fails', async ({ page }) => {
  await page.goto('/endlessFeed');
  const posts = page.getByRole('feed', { name: 'Feed with a batch that fails' }).getByRole('article');
  await posts.last().scrollIntoViewIfNeeded();
  await expect(posts).toHaveCount(40);
  await posts.last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Try again' }).click();
  await posts.filter({ hasText: 'Post 41 ' }).getByRole('button', { name: 'Like' }).click();
  await expect(page.getByRole('status', { name: 'The batch that fails' })).toContainText('Done:');
});

test('new-posts-above', async ({ page }) => {
  await page.goto('/endlessFeed');
  const post = page.getByRole('feed', { name: 'Feed with new posts' }).getByRole('article', { name: /^Post 12 / });
  await post.scrollIntoViewIfNeeded();
  await expect(page.getByText('Two new posts are at the top.')).toBeVisible();
  await post.getByRole('button', { name: 'Like' }).click();
  await expect(page.getByRole('status', { name: 'New posts above' })).toContainText('Done:');
});
