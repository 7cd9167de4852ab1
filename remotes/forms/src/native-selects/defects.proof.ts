import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/nativeSelects');
});

test('first-soup', async ({ page }) => {
  await page.getByLabel('Dish').selectOption('starters-soup');
  await page.getByRole('button', { name: 'Check dish' }).click();
  await expect(page.getByRole('status', { name: 'Same name twice' })).toContainText('Missed:');
});

test('second-town', async ({ page }) => {
  await page.getByLabel('Town').selectOption({ index: 1 });
  await expect(page.getByLabel('Street')).toBeEnabled();
  await page.getByLabel('Town').selectOption({ index: 2 });
  await expect(page.getByLabel('Street')).toBeDisabled();
  await expect(page.getByLabel('Street')).toBeEnabled();
});

test('first-teas-go', async ({ page }) => {
  const options = page.getByLabel('Tea').locator('option');
  const first = await options.first().innerText();
  await page.getByRole('button', { name: 'Load teas' }).click();
  await expect(options.filter({ hasText: await page.locator('#asked-tea').innerText() })).toHaveCount(1);
  await expect(options.first()).toHaveText(first);
});
