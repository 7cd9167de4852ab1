import { expect, test } from '@playground/kit/test/proof';

test('one-left-counts', async ({ page }) => {
  await page.goto('/storage');
  await page.getByRole('button', { name: 'Store five things' }).click();
  await expect(page.getByText('Five things are stored.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear storage' }).click();
  await expect(page.getByText('The storage is clear, or so the button says.')).toBeVisible();
  await page.getByRole('button', { name: 'Check storage' }).click();
  await expect(page.getByRole('status', { name: 'Cleared' })).toContainText('Missed:');
});

test('which-storage', async ({ page }) => {
  await page.goto('/storage');
  await page.getByRole('button', { name: 'Store words' }).click();
  const name = await page.locator('#basket-name').innerText();
  const word = await page.evaluate((key) => localStorage.getItem(key), name);
  await page.getByLabel('Word in the session storage').fill(word ?? '');
  await page.getByRole('button', { name: 'Check word' }).click();
  await expect(page.getByRole('status', { name: 'Local and session' })).toContainText('in the local storage');
});
