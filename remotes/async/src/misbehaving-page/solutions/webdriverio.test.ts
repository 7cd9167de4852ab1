import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('error', async ({ browser, $ }) => {
  await browser.url('/misbehaving');
  if (engine === 'webkit') {
    workaround(
      'In WebKitGTK 2.50, the event says only ‘Script error.’ of code from another origin, https://developer.mozilla.org/en-US/docs/Web/API/Window/error_event. A script replaces setTimeout, where the error is thrown',
    );
    await browser.execute(() => {
      const later = window.setTimeout;
      window.setTimeout = ((run: () => void, milliseconds?: number) =>
        later(() => {
          try {
            run();
          } catch (error) {
            document.body.dataset.error ??= (error as Error).message;
          }
        }, milliseconds)) as typeof later;
    });
  } else {
    await browser.execute(() => {
      window.addEventListener('error', ({ message }) => {
        document.body.dataset.error = message;
      });
    });
  }
  await $('button=Start: Error').click();
  const message = await browser.waitUntil(() => $('body').getAttribute('data-error'));
  await $('#error-word').setValue(message.split(' ').at(-1) ?? '');
  await $('button=Check: Error').click();
  await expect($('#error-outcome')).toHaveText(expect.stringContaining('Done:'));
});
