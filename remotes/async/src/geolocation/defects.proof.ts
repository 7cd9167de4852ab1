import { expect, test } from '@playground/kit/test/proof';

const LOCATE = { name: 'Request location' };

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.5216, longitude: 9.0576 });
});

test('first-spinner-only', async ({ page }) => {
  await page.goto('/geolocation');
  await page.getByRole('button', LOCATE).click();
  await expect(page.getByText('City:')).toBeVisible({ timeout: 15_000 });
  await page.route('**/reverse?*', () => {});
  await page.getByRole('button', LOCATE).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
});

test('old-answer', async ({ page }) => {
  await page.route('**/reverse?*', () => {});
  await page.goto('/geolocation');
  const asked = page.waitForRequest('**/reverse?*');
  await page.getByRole('button', LOCATE).click();
  await asked;
  const ended = page.waitForEvent('requestfailed', { timeout: 5000 });
  await page.getByRole('button', LOCATE).click();
  await ended;
});

test('no-towns', async ({ page, context }) => {
  await context.setGeolocation({ latitude: 48.537, longitude: 9.2836 });
  await page.goto('/geolocation');
  await page.getByRole('button', LOCATE).click();
  await expect(page.getByText('City: Metzingen')).toBeVisible({ timeout: 15_000 });
});

test('no-south', async ({ page, context }) => {
  await context.setGeolocation({ latitude: -33.8688, longitude: 151.2093 });
  await page.goto('/geolocation');
  await page.getByRole('button', LOCATE).click();
  await expect(page.getByText('Latitude: -33.8688')).toBeVisible({ timeout: 15_000 });
});

test('failure-as-answer', async ({ page }) => {
  await page.goto('/geolocation?fault=reverse:503');
  const warning = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('Geolocation failed'),
    timeout: 5000,
  });
  await page.getByRole('button', LOCATE).click();
  await warning;
});
