import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('record', async ({ browser, $ }) => {
  await browser.url('/audioInput');
  if (engine === 'chromium') await browser.setPermissions({ name: 'microphone' }, 'granted');
  await $('button=Record').click();
  await expect($('#record-state')).toHaveText(/^Recording: [2-9]/, { wait: 10_000 });
  await $('button=Stop recording').click();
  await expect($('#record-outcome')).toHaveText(/^Done:/);
});

test('refused', async ({ browser, $ }) => {
  await browser.url('/audioInput');
  if (engine === 'chromium') await browser.setPermissions({ name: 'microphone' }, 'denied');
  else if (engine === 'webkit') {
    workaround(
      'A script refuses the microphone, because the driver cannot, see https://github.com/SeleniumHQ/selenium/issues/11926',
    );
    await browser.execute(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'));
    });
  } else
    workaround(
      'The microphone is refused from the start, because the driver of Firefox cannot set its permission, https://bugzilla.mozilla.org/show_bug.cgi?id=1524074',
    );
  await $('button=Ask for the microphone').click();
  const word = await $('[role=alert] strong').getText();
  await $('#word').setValue(word);
  await $('button=Go on without').click();
  await expect($('#refused-outcome')).toHaveText(/^Done:/);
});
