import { expect, test } from '@playground/kit/test/proof';

test('form-counts', async ({ page }) => {
  await page.goto('/session');
  const station = page.getByRole('region', { name: 'Reuse a session' });
  await station.getByLabel('Name').fill('standard');
  await station.getByLabel('Password').fill(await page.locator('#password-standard').innerText());
  await station.getByRole('button', { name: 'Log in' }).click();
  await expect(station.getByText('You are logged in as standard.')).toBeVisible();
  await station.getByRole('button', { name: 'Show account' }).click();
  await expect(station.getByRole('status')).toContainText('Missed:');
});
