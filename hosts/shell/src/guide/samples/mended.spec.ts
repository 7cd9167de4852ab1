import { expect, test } from '@playwright/test';

test('the counter counts in all ways', async ({ page }) => {
  await page.goto('/counter');
  const count = page.getByRole('status', { name: 'Count' });
  const increment = page.getByRole('button', { name: 'Increment' });
  await page.getByRole('button', { name: 'Decrement' }).click();
  await expect(count).toHaveText('-1');
  await increment.dblclick();
  await expect(count).toHaveText('1');
  for (let press = 0; press < 10; press += 1) await increment.click();
  await expect(count).toHaveText('11');
  await page.reload();
  await expect(count).toHaveText('0');
});
