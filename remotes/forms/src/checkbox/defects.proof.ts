import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/checkbox');
});

test('nameless-group', async ({ page }) => {
  await expect(page.getByRole('group', { name: 'In words' })).toBeVisible();
});

test('kept-after-reload', async ({ page }) => {
  await page.getByLabel('First').check();
  await page.reload();
  await expect(page.getByLabel('First')).not.toBeChecked();
});

test('no-space-bar', async ({ page }) => {
  await page.getByLabel('First').press('Space');
  await expect(page.getByLabel('First')).toBeChecked();
});

test('only-one', async ({ page }) => {
  await page.getByLabel('First').check();
  await page.getByLabel('Second').check();
  await expect(page.getByLabel('First')).toBeChecked();
});
