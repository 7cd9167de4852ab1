import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('new-tab', async ({ browser, $ }) => {
  await browser.url('/windows');
  const page = await browser.getWindowHandle();
  await $('#open-word').click();
  await browser.waitUntil(async () => (await browser.getWindowHandles()).length === 2);
  await browser.switchWindow('/windows/word');
  const word = await $('#word').getText();
  await browser.switchToWindow(page);
  await $('#tab-word').setValue(word);
  await $('#check-word').click();
  await expect($('#new-tab-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('late-popup', async ({ browser, $ }) => {
  if (engine === 'webkit') {
    workaround(
      'Without --javascript-can-open-windows-automatically=true, MiniBrowser blocks a popup that opens this late, https://github.com/WebKit/WebKit/pull/73534',
    );
  }
  await browser.url('/windows');
  const page = await browser.getWindowHandle();
  await $('#send-for-visitor').click();
  await browser.waitUntil(async () => (await browser.getWindowHandles()).length === 2);
  const popup = (await browser.getWindowHandles()).find((handle) => handle !== page);
  await browser.switchToWindow(popup as string);
  if (browser.isBidi) {
    workaround(
      'In Chromium over BiDi, $() and execute() get no answer in a popup of the same origin, but plain WebDriver commands do; like https://github.com/webdriverio/webdriverio/issues/14326',
    );
    const [welcome] = await browser.waitUntil(async () => {
      const found = await browser.findElements('css selector', '#welcome');
      return found.length > 0 && found.flatMap(Object.values);
    });
    await browser.elementClick(welcome);
    await browser.closeWindow();
  } else {
    await $('#welcome').click();
  }
  await browser.switchToWindow(page);
  await expect($('#late-popup-outcome')).toHaveText(expect.stringContaining('Done:'));
});
