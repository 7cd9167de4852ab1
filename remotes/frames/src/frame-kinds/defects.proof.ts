import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/frameKinds');
});

test('any-level-counts', async ({ page }) => {
  await page.frameLocator('iframe[title="Level 1"]').getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByRole('status', { name: 'Five levels deep' })).toContainText('Missed:');
});

test('never-again', async ({ page }) => {
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'Ask for the contract' }).click();
    await expect(page.getByText('The contract is on its way…')).toBeVisible();
    await expect(page.getByText('The contract is here.')).toBeVisible();
  }
});

test('light-frames', async ({ page }) => {
  await page.getByLabel('Dark mode').click();
  const root = page.frameLocator('iframe[title="Contract in an attribute"]').locator('html');
  await expect(root).toHaveAttribute('data-bs-theme', 'dark');
});
