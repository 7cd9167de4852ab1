import { statSync } from 'node:fs';
import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['microphone']);
  await page.goto('/audioInput');
});

test('interrupted-counts', async ({ page }) => {
  for (const sound of ['Bell', 'Horn', 'Flute']) await page.getByRole('button', { name: `Play ${sound}` }).click();
  await expect(page.getByText('Flute: played to its end')).toBeVisible({ timeout: 8000 });
  await expect(page.getByRole('status', { name: 'Play one at a time' })).toContainText('Missed:');
});

test('seven-seconds-refused', async ({ page }) => {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.locator('#record-state')).toHaveText(/^Recording: [7-9]/, { timeout: 10_000 });
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('status', { name: 'Record two seconds' })).toContainText('Done:');
});

test('memo-stays', async ({ page }) => {
  await page.getByRole('button', { name: 'Record memo' }).click();
  await expect(page.locator('#memo-recorder')).toContainText('Recording:');
  await page.getByRole('button', { name: 'Stop memo' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download memo' }).click();
  await page.getByLabel('Size in bytes').fill(`${statSync(await (await downloading).path()).size}`);
  await page.getByRole('button', { name: 'Remove memo' }).click();
  await expect(page.getByText('No memo.')).toBeVisible();
});
