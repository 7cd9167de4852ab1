import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('on', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['camera']);
  await page.goto('/cameraPage');
  await page.getByRole('button', { name: 'Turn On Camera' }).click();
  const video = page.getByLabel('Live video');
  await expect
    .poll(() => video.evaluate((live: HTMLVideoElement) => live.videoWidth && live.currentTime))
    .toBeGreaterThan(0);
  await expect(page.getByText('Camera is currently off')).toBeHidden();
});

test('off', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['camera']);
  await page.goto('/cameraPage');
  await page.getByRole('button', { name: 'Turn On Camera' }).click();
  await expect(page.getByLabel('Live video')).toBeVisible();
  await page.getByRole('button', { name: 'Turn Off Camera' }).click();
  await expect(page.getByText('Camera is currently off')).toBeVisible();
  await expect(page.getByLabel('Live video')).toBeHidden();
});

test('refused', async ({ page, context }) => {
  await context.grantPermissions([]);
  await page.goto('/cameraPage');
  await page.getByRole('button', { name: 'Turn On Camera' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Error accessing camera: /);
});
