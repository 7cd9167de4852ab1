import { expect, test } from '@playground/kit/test/proof';

test('previous-counts', async ({ page }) => {
  await page.goto('/history');
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Next step' }).click();
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Previous step' }).click();
  await page.getByRole('button', { name: 'Confirm step' }).click();
  await expect(page.getByRole('status', { name: 'Pushed', exact: true })).toContainText('Missed:');
});

test('old-length', async ({ page }) => {
  await page.goto('/history');
  const before = Number(await page.locator('#history-length').innerText());
  await page.getByRole('button', { name: 'Add a lamp' }).click();
  await expect(page.locator('#history-length')).toHaveText(String(before + 1));
});
