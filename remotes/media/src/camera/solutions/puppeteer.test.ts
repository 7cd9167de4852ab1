import { test } from '@playground/kit/tools/puppeteer';
import { engine, workaround } from '@playground/kit/tools/verdict';

const camera = { name: 'camera' };

test('on', async ({ page, context, baseUrl }) => {
  if (engine === 'chromium') await context.setPermission(baseUrl, { permission: camera, state: 'granted' });
  await page.goto(`${baseUrl}/cameraPage`);
  await page.locator('::-p-aria(Turn On Camera)').click();
  await page
    .locator('video')
    .filter((live) => live.videoWidth > 0 && live.currentTime > 0)
    .wait();
  await page.locator('::-p-aria(Turn Off Camera)').wait();
});

test('off', async ({ page, context, baseUrl }) => {
  if (engine === 'chromium') await context.setPermission(baseUrl, { permission: camera, state: 'granted' });
  await page.goto(`${baseUrl}/cameraPage`);
  await page.locator('::-p-aria(Turn On Camera)').click();
  await page
    .locator('video')
    .filter((live) => live.videoWidth > 0 && live.currentTime > 0)
    .wait();
  await page.locator('::-p-aria(Turn Off Camera)').click();
  await page.waitForSelector('p::-p-text(Camera is currently off)', { visible: true });
  await page.waitForSelector('video', { hidden: true });
});

test('refused', async ({ page, context, baseUrl }) => {
  if (engine === 'chromium') await context.setPermission(baseUrl, { permission: camera, state: 'denied' });
  else
    workaround(
      'Firefox refuses the camera from the start, because no tool can set this permission, see https://bugzilla.mozilla.org/show_bug.cgi?id=1524074',
    );
  await page.goto(`${baseUrl}/cameraPage`);
  await page.locator('::-p-aria(Turn On Camera)').click();
  await page.waitForSelector('[role=alert]::-p-text(Error accessing camera: )', { visible: true });
  await page.locator('::-p-aria(Turn On Camera)').wait();
});
