import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const TUEBINGEN = { latitude: 48.5216, longitude: 9.0576 };

async function request(page: Page) {
  await page.goto('/geolocation');
  await page.getByRole('button', { name: 'Request location' }).click();
}

test('an allowed position becomes a city with one call, which has exactly the five parameters', {
  tag: '@containers',
}, async ({ page, site }) => {
  await page.context().grantPermissions(['geolocation'], { origin: site.shell });
  await page.context().setGeolocation(TUEBINGEN);
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().startsWith(site.api)) calls.push(`${call.method()} ${call.url()}`);
  });
  await request(page);
  const card = page.getByRole('status', { name: 'Your location' });
  await expect(card).toContainText('City: Tübingen');
  await expect(card).toContainText('Latitude: 48.5216');
  await expect(card).toContainText('Longitude: 9.0576');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(calls).toEqual([`GET ${site.api}/reverse?format=json&lat=48.5216&lon=9.0576&zoom=18&addressdetails=1`]);
});

test.describe('silent failures', () => {
  test.use({ allowComplaints: [/^Geolocation failed: |Failed to load resource/] });

  /** There is a warning on the console and the spinner stays, but there is no message. */
  async function expectSilence(page: Page, complaints: string[]) {
    await expect.poll(() => complaints.filter((text) => text.startsWith('Geolocation failed: '))).toHaveLength(1);
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }

  test('the spinner stays if the permission is denied', { tag: '@long' }, async ({ page, complaints }) => {
    await page.context().clearPermissions();
    await request(page);
    await expectSilence(page, complaints);
  });
});
