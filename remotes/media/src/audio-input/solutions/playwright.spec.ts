import { statSync } from 'node:fs';
import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('record', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['microphone']);
  await page.goto('/audioInput');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.locator('#record-state')).toHaveText(/^Recording: [2-9]/);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('status', { name: 'Record two seconds' })).toContainText('Done:');
});

test('play', async ({ page }) => {
  await page.goto('/audioInput');
  for (const sound of ['Bell', 'Horn', 'Flute']) {
    await page.getByRole('button', { name: `Play ${sound}` }).click();
    await expect(page.getByText(`${sound}: played to its end`)).toBeVisible();
  }
  await expect(page.getByRole('status', { name: 'Play one at a time' })).toContainText('Done:');
});

test('download', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['microphone']);
  await page.goto('/audioInput');
  await page.getByRole('button', { name: 'Record memo' }).click();
  await expect(page.locator('#memo-recorder')).toContainText('Recording:');
  await page.getByRole('button', { name: 'Stop memo' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download memo' }).click();
  const { size } = statSync(await (await downloading).path()); // Waits until the file is complete.
  await page.getByLabel('Size in bytes').fill(`${size}`);
  await page.getByRole('button', { name: 'Remove memo' }).click();
  await expect(page.getByRole('status', { name: 'Download and remove' })).toContainText('Done:');
});

test('level', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['microphone']);
  await page.goto('/audioInput');
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(page.getByText('The level reached the mark.')).toBeVisible({ timeout: 15_000 }); // The fake device beeps.
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(page.getByRole('status', { name: 'Level' })).toContainText('Done:');
});

test('refused', async ({ page, context }) => {
  await context.grantPermissions([]);
  await page.goto('/audioInput');
  await page.getByRole('button', { name: 'Ask for the microphone' }).click();
  const word = await page.getByRole('alert').locator('strong').textContent();
  await page.getByLabel('Word', { exact: true }).fill(word ?? '');
  await page.getByRole('button', { name: 'Go on without' }).click();
  await expect(page.getByRole('status', { name: 'Refused' })).toContainText('Done:');
});
