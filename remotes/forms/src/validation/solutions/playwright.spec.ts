import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('browsers-own-message', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: "Browser's own message", exact: true });
  await station.getByRole('button', { name: 'Press' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('summary', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Summary', exact: true });
  await station.getByRole('button', { name: 'Press' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('name-taken', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Name taken', exact: true });
  await station.getByRole('button', { name: 'Press' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('enabled-when-right', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Enabled when right', exact: true });
  await station.getByRole('button', { name: 'Press' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('enabled-after-three-seconds', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Enabled after three seconds', exact: true });
  await station.getByRole('button', { name: 'Press' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('field-nobody-sees', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Field nobody sees', exact: true });
  await station.getByRole('button', { name: 'Press' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('checked-while-typing', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Checked while typing', exact: true });
  await station.getByRole('button', { name: 'Press' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('two-steps-and-back', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Two steps and back', exact: true });
  await station.getByRole('button', { name: 'Press' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});
