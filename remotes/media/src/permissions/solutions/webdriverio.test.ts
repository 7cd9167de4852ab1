import { engine } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('camera', async ({ browser, $ }) => {
  await browser.url('/permissions');
  if (engine === 'chromium') await browser.setPermissions({ name: 'camera' }, 'granted');
  await $('#ask-camera').click();
  await expect($('#camera-outcome')).toHaveText(expect.stringContaining('Done:'));
});
