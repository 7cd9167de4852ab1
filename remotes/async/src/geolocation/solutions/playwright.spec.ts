import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('city', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.5216, longitude: 9.0576 });
  await page.goto('/geolocation');
  await page.getByRole('button', { name: 'Request location' }).click();
  // The first request waits while the geocoder loads its list of cities.
  const card = page.getByRole('status', { name: 'Your location' });
  await expect(card).toContainText('City: Tübingen', { timeout: 20_000 });
});

test('slow-answer', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.5216, longitude: 9.0576 });
  await page.goto('/geolocation?fault=reverse:slow-3000');
  await page.getByRole('button', { name: 'Request location' }).click();
  // Wait for the result itself instead of a fixed time.
  const card = page.getByRole('status', { name: 'Your location' });
  await expect(card).toContainText('City: Tübingen', { timeout: 20_000 });
});

test('denied', async ({ page }) => {
  // A context has only the permissions that a test grants.
  await page.goto('/geolocation');
  const warning = page.waitForEvent('console', (message) => message.text().startsWith('Geolocation failed'));
  await page.getByRole('button', { name: 'Request location' }).click();
  await warning;
  const spinner = page.getByRole('progressbar');
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('status', { name: 'Your location' })).toBeHidden();
  answer(await spinner.getAttribute('aria-label'));
});
