import { expect, test } from '@playground/kit/test/proof';

const opener = { name: 'Open first modal' };

test.beforeEach(async ({ page }) => {
  await page.goto('/modalPopup');
  await page.getByRole('button', opener).click();
  await expect(page.getByRole('dialog')).toBeFocused();
});

test('focus-lost', async ({ page }) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', opener)).toBeFocused();
});

test('dead-escape', async ({ page }) => {
  await page.getByRole('button', { name: 'Open second modal' }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Modal 2' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('back-to-nothing', async ({ page }) => {
  await page.getByRole('button', { name: 'Open second modal' }).click();
  await page.getByRole('button', { name: 'Back to first' }).click();
  await expect(page.getByText('Hi. This is the first modal popup.')).toBeVisible();
});
