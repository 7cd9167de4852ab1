import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** All tracks that the page has received. */
    tracks: MediaStreamTrack[];
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const states = (page: Page) => page.evaluate(() => window.tracks.map(({ readyState }) => readyState));

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await page.goto('/cameraPage');
  await page.evaluate(() => {
    window.tracks = [];
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      window.tracks.push(...stream.getTracks());
      return stream;
    };
  });
});

test('light-stays-on', async ({ page }) => {
  await press(page, 'Turn On Camera');
  await press(page, 'Turn Off Camera');
  expect(await states(page)).toEqual(['ended']);
});

test('on-after-cancel', async ({ page }) => {
  await page.evaluate(() => {
    const ask = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      await new Promise((allow) => window.addEventListener('allow', allow));
      return ask(constraints);
    };
  });
  await press(page, 'Turn On Camera');
  await expect(page.getByText('Waiting for permission.')).toBeVisible();
  await press(page, 'Turn On Camera');
  await page.evaluate(() => window.dispatchEvent(new Event('allow')));
  await expect.poll(() => states(page)).toEqual(['ended']);
});

test('error-stays', async ({ page }) => {
  await page.evaluate(() => {
    const allow = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = async () => {
      navigator.mediaDevices.getUserMedia = allow;
      throw new DOMException('Permission denied', 'NotAllowedError');
    };
  });
  await press(page, 'Turn On Camera');
  await expect(page.getByText('Waiting for permission.')).toBeHidden();
  await press(page, 'Turn On Camera');
  await expect(page.getByLabel('Live video')).toBeVisible();
});

test('unplugged', async ({ page }) => {
  await press(page, 'Turn On Camera');
  await expect(page.getByLabel('Live video')).toBeVisible();
  await page.evaluate(() => window.tracks[0]?.dispatchEvent(new Event('ended')));
  await expect(page.getByText('Camera is currently off')).toBeVisible();
});
