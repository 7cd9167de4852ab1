// Use `on` for dialogs: after a `once` handler, WebdriverIO dismisses them itself again.
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('alert', async ({ browser, $ }) => {
  await browser.url('/dialogs');
  browser.on('dialog', (dialog) => dialog.accept());
  await $('button=Show alert').click();
  if (!browser.isBidi) await browser.acceptAlert();
  await expect($('#alert-outcome')).toHaveText(/^Done:/);
});

test('confirm', async ({ browser, $ }) => {
  await browser.url('/dialogs');
  let asked = 0;
  browser.on('dialog', (dialog) => (asked++ === 0 ? dialog.dismiss() : dialog.accept()));
  await $('button=Delete report').click();
  if (!browser.isBidi) await browser.dismissAlert();
  await $('button=Delete report').click();
  if (!browser.isBidi) await browser.acceptAlert();
  await expect($('#confirm-outcome')).toHaveText(/^Done:/);
});

test('one-after-the-other', async ({ browser, $ }) => {
  await browser.url('/dialogs');
  browser.on('dialog', (dialog) => dialog.accept()); // Accepts both: the second opens by itself.
  await $('button=Book seat').click();
  if (!browser.isBidi) {
    await browser.acceptAlert();
    await browser.waitUntil(() =>
      browser.acceptAlert().then(
        () => true,
        () => false,
      ),
    );
  }
  await expect($('#one-after-the-other-outcome')).toHaveText(/^Done:/);
});

test('prompt-with-a-default', async ({ browser, $ }) => {
  await browser.url('/dialogs');
  browser.on('dialog', (dialog) => dialog.accept('3'));
  await $('button=Choose number').click();
  if (!browser.isBidi) {
    await browser.sendAlertText('3');
    await browser.acceptAlert();
  }
  await expect($('#prompt-with-a-default-outcome')).toHaveText(/^Done:/);
});

test('before-leaving', async ({ browser, $ }) => {
  if (engine === 'webkit') {
    return impossible(
      'WebKitGTK 2.50 has no BiDi, and the driver answers this question itself and leaves: https://github.com/webdriverio/webdriverio/issues/14823',
    );
  }
  workaround(
    'The driver answers this question itself and leaves, unless the session starts with webSocketUrl and unhandledPromptBehavior: { beforeUnload: "ignore" }: https://github.com/webdriverio/webdriverio/issues/14823',
  );
  await browser.url('/dialogs');
  await $('#ask-before-leaving').click();
  browser.on('dialog', (dialog) => dialog.dismiss());
  await browser.execute(() => setTimeout(() => window.location.reload())); // browser.refresh() would wait for a load that never happens.
  if (!browser.isBidi) await browser.dismissAlert();
  await expect($('#before-leaving-outcome')).toHaveText(/^Done:/);
});

test('inside-the-site', async ({ browser, $ }) => {
  await browser.url('/dialogs');
  await $('#ask-inside-the-site').click();
  browser.on('dialog', (dialog) => dialog.dismiss());
  await $('=All pages').click();
  if (!browser.isBidi) await browser.dismissAlert();
  await expect($('#inside-the-site-outcome')).toHaveText(/^Done:/);
});

test('print', async ({ browser, $ }) => {
  if (engine === 'webkit') {
    return impossible(
      'WebKitGTK 2.50 has no command to print, https://github.com/WebKit/WebKit/pull/70117, and window.print() does nothing there',
    );
  }
  await browser.url('/dialogs');
  await $('#print-page').waitForExist();
  await browser.printPage();
  await expect($('#print-outcome')).toHaveText(/^Done:/);
});
