import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('error', async ({ browser, $ }) => {
  await browser.url('/misbehaving');
  await browser.execute(() => {
    window.addEventListener('error', ({ message }) => {
      document.body.dataset.error = message;
    });
  });
  await $('button=Start: Error').click();
  const message = await browser.waitUntil(() => $('body').getAttribute('data-error'));
  await $('#error-word').setValue(message.split(' ').at(-1) ?? '');
  await $('button=Check: Error').click();
  await expect($('#error-outcome')).toHaveText(expect.stringContaining('Done:'));
});
