import { workaround } from '@playground/kit/tools/verdict';
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
  workaround(
    'Over BiDi a window that has an opener never answers again once WebdriverIO has sent it its own script, so commands of WebDriver press: https://github.com/webdriverio/webdriverio/issues/14326',
  );
  await browser.url('/windows');
  const page = await browser.getWindowHandle();
  await $('#send-for-visitor').click();
  await browser.waitUntil(async () => (await browser.getWindowHandles()).length === 2);
  const popup = (await browser.getWindowHandles()).find((handle) => handle !== page);
  await browser.switchToWindow(popup as string);
  const [welcome] = await browser.waitUntil(async () => {
    const found = await browser.findElements('css selector', '#welcome');
    return found.length > 0 && found.flatMap(Object.values);
  });
  await browser.elementClick(welcome);
  await browser.closeWindow();
  await browser.switchToWindow(page);
  await expect($('#late-popup-outcome')).toHaveText(expect.stringContaining('Done:'));
});
