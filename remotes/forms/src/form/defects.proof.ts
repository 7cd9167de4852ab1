import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/form');
});

test('plus-before-phone', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 (201) 555-0123');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('phone: 12015550123')).toBeVisible();
});

test('trimmed-password', async ({ page }) => {
  await page.getByLabel('Password').fill('secret ');
  await page.getByRole('button', { name: 'Submit' }).click();
  const answer = page.getByRole('listitem').filter({ hasText: 'password' });
  expect(await answer.textContent()).toBe('password: secret ');
});

test('last-option', async ({ page }) => {
  await page.getByLabel('THREE').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('optionsRadios: THREE')).toBeVisible();
});

test('focus-lost', async ({ page }) => {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toBeFocused();
});

test('label-of-another', async ({ page }) => {
  await page.getByText('Description', { exact: true }).click();
  await expect(page.locator('textarea')).toBeFocused();
});
