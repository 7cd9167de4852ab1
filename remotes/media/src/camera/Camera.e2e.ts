import { expect, test } from '@playground/kit/test/browser';
import { findBrowser, launchOptions } from '@playground/kit/test/chromium';
import type { Page } from '@playwright/test';

const launch = launchOptions(findBrowser());
test.use({ launchOptions: { ...launch, args: [...(launch.args ?? []), '--use-fake-device-for-media-stream'] } });

declare global {
  interface Window {
    /** All tracks that the page has received. */
    tracks: MediaStreamTrack[];
  }
}

/** Keeps the tracks, so that a test can see them after the page has dropped them. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.tracks = [];
    if (!navigator.mediaDevices) return;
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      window.tracks.push(...stream.getTracks());
      return stream;
    };
  });
});

const states = (page: Page) => page.evaluate(() => window.tracks.map(({ readyState }) => readyState));
const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn On Camera' }).click();
const time = (page: Page) =>
  page.getByLabel('Live video').evaluate((element: HTMLVideoElement) => (element.videoWidth ? element.currentTime : 0));

test.describe('with the permission', () => {
  test.beforeEach(async ({ page, context, site }) => {
    await context.grantPermissions(['camera'], { origin: site.shell });
    await page.goto('/');
    await page.getByRole('link', { name: 'Camera', exact: true }).click();
    await turnOn(page);
    await expect(page.getByRole('button', { name: 'Turn Off Camera' })).toBeVisible();
  });

  test('live video shows, and ends when you turn the camera off', async ({ page }) => {
    await expect.poll(() => time(page)).toBeGreaterThan(0.2);
    expect(await states(page)).toEqual(['live']);
    await page.getByRole('button', { name: 'Turn Off Camera' }).click();
    await expect(page.getByText('Camera is currently off')).toBeVisible();
    await expect(page.getByLabel('Live video')).toBeHidden();
    expect(await states(page)).toEqual(['ended']);
  });

  test('the camera is off when you come back', { tag: '@long' }, async ({ page, site }) => {
    await page.goto(`${site.media}/qrCode`);
    await page.goBack();
    await expect(page.getByText('Camera is currently off')).toBeVisible();
    expect(await states(page)).not.toContain('live');
  });
});
