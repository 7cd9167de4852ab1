import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

async function enter(browser: WebdriverIO.Browser, frame: WebdriverIO.Element) {
  if (engine !== 'chromium') {
    workaround(
      'You have to scroll the frame into view before you click inside it, https://github.com/w3c/webdriver/issues/1141',
    );
  }
  await frame.scrollIntoView();
  await browser.switchFrame(frame);
}

test('srcdoc', async ({ browser, $ }) => {
  await browser.url('/frameKinds');
  await enter(browser, await $('#srcdoc-frame').getElement());
  await $('button=Sign').click();
  await browser.switchFrame(null);
  await expect($('#srcdoc-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('written', async ({ browser, $ }) => {
  await browser.url('/frameKinds');
  await enter(browser, await $('#written-frame').getElement());
  await $('button=Sign').click();
  await browser.switchFrame(null);
  await expect($('#written-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('frameset', async ({ browser, $ }) => {
  await browser.url('/frameKinds');
  const page = await browser.getWindowHandle();
  await $('#open-frameset').click();
  await browser.waitUntil(async () => (await browser.getWindowHandles()).length === 2);
  await browser.switchWindow('/frameset.html');
  await browser.switchFrame($('frame[name=contract]'));
  await $('button=Sign').click();
  await browser.switchToWindow(page);
  await expect($('#frameset-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('closed-root', async ({ browser, $ }) => {
  await browser.url('/frameKinds');
  if (engine === 'webkit') {
    workaround(
      'WebKit’s driver cannot read closed roots, https://github.com/WebKit/WebKit/pull/70348. The keys reach the button in it',
    );
    await $('#closed-root-title').click();
    await browser.keys([Key.Tab, Key.Space]);
    await expect($('#closed-root-outcome')).toHaveText(expect.stringContaining('Done:'));
    return;
  }
  await enter(browser, await $('#closed-host').shadow$('#closed-frame').getElement()); // WebDriver can read closed roots.
  await $('button=Sign').click();
  await browser.switchFrame(null);
  await expect($('#closed-root-outcome')).toHaveText(expect.stringContaining('Done:'));
});
