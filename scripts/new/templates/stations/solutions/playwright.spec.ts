import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('first-station', async ({ page }) => {
  await page.goto('/pressCounter');
  const station = page.getByRole('region', { name: 'First Station', exact: true });
  await station.getByRole('button', { name: 'Press' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});
