import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/shadowRoots');
});

test('click-counts', async ({ page }) => {
  await page.locator('#city').click();
  await page.keyboard.type('Rome');
  await expect(page.getByRole('status', { name: 'Focus delegated' })).toContainText('Missed:');
});

test('inner-words-lost', async ({ page }) => {
  await page.getByLabel('Word of the third level').fill('south');
  await page.getByLabel('Word of the first level').fill('north');
  await expect(page.getByLabel('Word of the third level')).toHaveValue('south');
});

test('star-stays', async ({ page }) => {
  await page.getByRole('button', { name: '3 stars' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('button', { name: '3 stars' })).toHaveAttribute('aria-pressed', 'false');
});
