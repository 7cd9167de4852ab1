import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/autofill');
});

test('robot-welcome', async ({ page }) => {
  for (const token of ['name', 'street-address', 'postal-code', 'address-level2'])
    await page.locator(`#${token}`).fill(await page.locator(`#asked-${token}`).innerText());
  await page.locator('#website').evaluate((field: HTMLInputElement) => {
    field.value = 'x';
  });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('status', { name: 'Address with a decoy' })).toContainText('Missed:');
});

test('no-paste', async ({ page }) => {
  await page.getByRole('button', { name: 'Show login' }).click();
  for (const key of ['a', 'x', 'v']) await page.getByLabel('Email').press(`ControlOrMeta+${key}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status', { name: 'Filled before the page knows' })).toContainText('Done:');
});

test('knows-too-early', async ({ page }) => {
  await page.getByRole('button', { name: 'Show login' }).click();
  await expect(page.getByText('The page knows 0 letters.')).toBeVisible();
});
