import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('passes', async ({ page }) => {
  await page.goto('/challenge');
  const station = page.getByRole('region', { name: 'Passes' });
  await station.getByRole('switch').click();
  await expect(station.getByText('The gate is open.')).toBeVisible();
  await page.getByRole('button', { name: 'Send letter' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('fails-first', async ({ page }) => {
  await page.goto('/challenge');
  const station = page.getByRole('region', { name: 'Fails first' });
  await station.getByRole('switch').click();
  await expect(station.getByText('The gate did not open.')).toBeVisible();
  await station.getByRole('switch').click();
  await expect(station.getByText('The gate is open.')).toBeVisible();
  await page.getByRole('button', { name: 'Send parcel' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('expires', async ({ page }) => {
  await page.goto('/challenge');
  const station = page.getByRole('region', { name: 'Expires' });
  const send = page.getByRole('button', { name: 'Send postcard' });
  await station.getByRole('switch').click();
  await expect(send).toBeEnabled({ timeout: 15_000 });
  await station.getByRole('switch').click(); // the first token has expired
  await expect(station.getByText('The gate is open.')).toBeVisible();
  await send.click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('invisible', async ({ page }) => {
  await page.goto('/challenge');
  const word = await page.locator('#word-to-send').innerText();
  await page.getByLabel('Word', { exact: true }).pressSequentially(word); // fill() presses no keys
  await page.getByRole('button', { name: 'Send word' }).click();
  await expect(page.getByRole('status', { name: 'Invisible' })).toContainText('Done:');
});

test('in-a-frame', async ({ page }) => {
  await page.goto('/challenge');
  const gate = page.frameLocator('#far-gate-frame');
  await gate.getByRole('switch').click();
  await expect(gate.getByText('The gate is open.')).toBeVisible();
  await page.getByRole('button', { name: 'Send box' }).click();
  await expect(page.getByRole('status', { name: 'In a frame of another origin' })).toContainText('Done:');
});
