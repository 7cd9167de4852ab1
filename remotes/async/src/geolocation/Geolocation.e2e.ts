import { expect, test } from '@playground/kit/test/browser';

const TUEBINGEN = { latitude: 48.5216, longitude: 9.0576 };

test('an allowed position becomes a city with one call, which has exactly the five parameters', {
  tag: '@containers',
}, async ({ page, site }) => {
  await page.context().grantPermissions(['geolocation'], { origin: site.shell });
  await page.context().setGeolocation(TUEBINGEN);
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().startsWith(site.api)) calls.push(`${call.method()} ${call.url()}`);
  });
  await page.goto('/geolocation');
  await page.getByRole('button', { name: 'Request location' }).click();
  const card = page.getByRole('status', { name: 'Your location' });
  await expect(card).toContainText('City: Tübingen');
  await expect(card).toContainText('Latitude: 48.5216');
  await expect(card).toContainText('Longitude: 9.0576');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(calls).toEqual([`GET ${site.api}/reverse?format=json&lat=48.5216&lon=9.0576&zoom=18&addressdetails=1`]);
});
