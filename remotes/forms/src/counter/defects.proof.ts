import { expect, test } from '@playground/kit/test/proof';

test('most-ten', async ({ page }) => {
  await page.goto('/counter');
  for (let count = 0; count < 10; count += 1) await page.getByRole('button', { name: 'Increment' }).click();
  await expect(page.getByLabel('Count')).toHaveText('10');
});

test('stale-clicks', async ({ page }) => {
  await page.goto('/counter');
  await page.getByRole('button', { name: 'Increment' }).dblclick();
  await expect(page.getByLabel('Count')).toHaveText('2');
});

test('kept-count', async ({ page }) => {
  await page.goto('/counter');
  await page.getByRole('button', { name: 'Increment' }).click();
  await expect(page.getByLabel('Count')).toHaveText('1');
  await page.reload();
  await expect(page.getByLabel('Count')).toHaveText('0');
});
