import { expect, test } from '@playground/kit/test/proof';

test('pointer-counts', async ({ page }) => {
  await page.goto('/businessGrid');
  const delivery = await page.locator('#edit-delivery').innerText();
  await page.locator(`#edit-grid [row-id="${delivery}"] [col-id="pieces"]`).dblclick();
  await page.getByLabel('New pieces').fill(await page.locator('#edit-pieces').innerText());
  await page.getByLabel('New pieces').press('Enter');
  await expect(page.getByRole('status', { name: 'Edit by keyboard' })).toContainText('Missed:');
});

test('closed-is-unopened', async ({ page }) => {
  await page.goto('/businessGrid');
  const region = page.locator(`#region-${(await page.locator('#group-region').innerText()).toLowerCase()}`);
  for (const isOpen of ['true', 'false']) {
    await region.click();
    await expect(region).toHaveAttribute('aria-expanded', isOpen);
  }
  await page.getByLabel('Sum of pieces').fill('1');
  await page.getByRole('button', { name: 'Check sum' }).click();
  await expect(page.getByRole('status', { name: 'Group and sum' })).toContainText('Missed:');
  await expect(page.getByRole('status', { name: 'Group and sum' })).not.toContainText('was not opened');
});

test('quiet-save', async ({ page }) => {
  await page.goto('/businessGrid');
  await expect(page.locator('#save-results')).toHaveAttribute('aria-live', 'polite');
});
