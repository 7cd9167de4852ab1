import { expect, test } from '@playground/kit/test/proof';

test('any-order', async ({ page }) => {
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Cook all' }).click();
  // With all seeds, the last dish is ready after 3.2 seconds.
  await page.getByRole('listitem').filter({ hasText: 'ready after 3.2 s' }).getByRole('button').click();
  await expect(page.getByRole('status', { name: 'Any order' })).toContainText('Take it first.');
});

test('four-come-back', async ({ page }) => {
  await page.goto('/progress');
  const station = page.getByRole('region', { name: 'Stacked' });
  const messages = station.getByRole('alert');
  await station.getByRole('button', { name: 'Show five messages' }).click();
  await expect(messages).toHaveCount(5);
  await messages.first().getByRole('button').click();
  await expect(station.getByRole('status')).toContainText('not number 3');
  await station.getByRole('button', { name: 'Show five messages' }).click();
  await expect(messages).toHaveCount(5);
  await messages.nth(2).getByRole('button').click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('percent-left', async ({ page }) => {
  await page.goto('/progress');
  const station = page.getByRole('region', { name: 'Stop at 75' });
  await expect(station.getByText('0 %', { exact: true })).toBeVisible();
});
