import { test } from '@playground/tools/webdriverio';
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
