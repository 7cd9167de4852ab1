import { expect, test } from '@playground/kit/test/browser';

test('first-station is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/pressCounter');
  const station = page.getByRole('region', { name: 'First Station', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});
