import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('on', async ({ browser, $ }) => {
  await browser.url('/cameraPage');
  if (engine === 'chromium') await browser.setPermissions({ name: 'camera' }, 'granted');
  await $('button=Turn On Camera').click();
  await browser.waitUntil(async () => Number(await $('video').getProperty('currentTime')) > 0);
  await expect($('button=Turn Off Camera')).toBeDisplayed();
});

test('off', async ({ browser, $ }) => {
  await browser.url('/cameraPage');
  if (engine === 'chromium') await browser.setPermissions({ name: 'camera' }, 'granted');
  await $('button=Turn On Camera').click();
  await browser.waitUntil(async () => Number(await $('video').getProperty('currentTime')) > 0);
  await $('button=Turn Off Camera').click();
  await expect($('p=Camera is currently off')).toBeDisplayed();
  await expect($('video')).not.toBeExisting();
});

test('refused', async ({ browser, $ }) => {
  await browser.url('/cameraPage');
  if (engine === 'chromium') await browser.setPermissions({ name: 'camera' }, 'denied');
  else
    workaround(
      'The camera is refused from the start, because the drivers of Firefox (https://bugzilla.mozilla.org/show_bug.cgi?id=1524074) and WebKit (https://github.com/SeleniumHQ/selenium/issues/11926) cannot set its permission',
    );
  await $('button=Turn On Camera').click();
  await expect($('[role=alert]')).toHaveText(/^Error accessing camera: ./);
  await expect($('button=Turn On Camera')).toBeDisplayed();
});
