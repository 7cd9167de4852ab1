import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('welcome', async ({ browser, $ }) => {
  await browser.url('/browserPrompt');
  browser.once('dialog', (dialog) => dialog.accept('Ana'));
  await $('button=Open prompt').click();
  if (!browser.isBidi) {
    await browser.sendAlertText('Ana');
    await browser.acceptAlert();
  }
  await expect($('p=Welcome, Ana')).toBeDisplayed();
});

test('on-load', async ({ browser, $ }) => {
  browser.once('dialog', (dialog) => dialog.accept('Bia'));
  await browser.url('/browserPromptOnLoad');
  if (!browser.isBidi) {
    const isOpen = () => browser.getAlertText().then(Boolean, () => false);
    await browser.waitUntil(isOpen);
    await browser.sendAlertText('Bia');
    await browser.acceptAlert();
  }
  await expect($('p=Welcome, Bia')).toBeDisplayed();
});

test('cancelled', async ({ browser, $ }) => {
  await browser.url('/browserPrompt');
  browser.once('dialog', (dialog) => dialog.accept('Ana'));
  await $('button=Open prompt').click();
  if (!browser.isBidi) {
    await browser.sendAlertText('Ana');
    await browser.acceptAlert();
  }
  await expect($('p=Welcome, Ana')).toBeDisplayed();
  browser.once('dialog', (dialog) => dialog.dismiss());
  await $('button=Open prompt').click();
  if (!browser.isBidi) await browser.dismissAlert();
  await expect($('p=Welcome, Ana')).not.toBeExisting();
});
