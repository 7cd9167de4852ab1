import { expect, test } from '@playground/kit/test/proof';

test('paste-counts', async ({ page }) => {
  await page.goto('/challenge');
  await page.getByLabel('Word', { exact: true }).fill(await page.locator('#word-to-send').innerText());
  await page.getByRole('button', { name: 'Send word' }).click();
  await expect(page.getByRole('status', { name: 'Invisible' })).toContainText('Missed:');
});

test('stuck-gate-on', async ({ page }) => {
  await page.goto('/challenge');
  const station = page.getByRole('region', { name: 'Fails first' });
  await station.getByRole('switch').click();
  await expect(station.getByText('The gate did not open.')).toBeVisible();
  await expect(station.getByRole('switch')).not.toBeChecked();
});
