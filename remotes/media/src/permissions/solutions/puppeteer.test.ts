import { test } from '@playground/kit/tools/puppeteer';
import { engine } from '@playground/kit/tools/verdict';

test('camera', async ({ page, context, baseUrl }) => {
  if (engine === 'chromium') {
    await context.setPermission(baseUrl, { permission: { name: 'camera' }, state: 'granted' });
  }
  await page.goto(`${baseUrl}/permissions`);
  await page.locator('#ask-camera').click();
  await page.waitForSelector('#camera-outcome::-p-text(Done:)', { visible: true });
});
