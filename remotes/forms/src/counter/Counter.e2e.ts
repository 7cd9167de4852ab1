import { expect, test } from '@playground/kit/test/browser';

test('counts each of many fast clicks, and starts again at zero after a reload', { tag: '@containers' }, async ({
  page,
}) => {
  await page.goto('/counter');
  const count = page.getByRole('status', { name: 'Count' });
  await page.getByRole('button', { name: 'Decrement' }).click({ clickCount: 25 });
  await expect(count).toHaveText('-25');
  await page.reload();
  await expect(count).toHaveText('0');
});
