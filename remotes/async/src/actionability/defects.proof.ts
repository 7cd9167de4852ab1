import { expect, test } from '@playground/kit/test/proof';

test('moving-counts', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Start: Still' }).click();
  await page.getByRole('button', { name: 'Target: Still' }).press('Enter');
  await expect(page.getByRole('status', { name: 'Still' })).toContainText('too early');
});

test('early-kept', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Start: On top' }).click();
  const target = page.getByRole('button', { name: 'Target: On top' });
  await target.click({ force: true });
  await expect(page.getByRole('status', { name: 'On top' })).toContainText('too early');
  await target.click();
  await expect(page.getByRole('status', { name: 'On top' })).toContainText('Done:');
});

test('oldest-first', async ({ page }) => {
  await page.goto('/actionability');
  await page.getByRole('button', { name: 'Target: Enabled' }).click();
  await expect(page.locator('#events tbody tr').first()).toContainText('click on the target');
});
