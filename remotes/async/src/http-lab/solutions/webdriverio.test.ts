import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('status', async ({ browser, $ }) => {
  await browser.url('/httpLab');
  await $('#asked-status').addValue(await $('#wanted-status').getText());
  await $('button=Ask for the status').click();
  await expect($('#status-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('basic', async ({ browser, $ }) => {
  await browser.url('/httpLab');
  const address = new URL((await $('#basic-page').getAttribute('href')) ?? '');
  address.username = await $('#basic-name').getText();
  address.password = await $('#basic-password').getText();
  const tab = await browser.getWindowHandle();
  const { handle } = await browser.createWindow('tab'); // newWindow() opens it by a script, which WebKit ignores here
  await browser.switchToWindow(handle);
  await browser.url(address.href);
  const [, word = ''] = /word is (\S+)\./.exec(await $('body').getText()) ?? [];
  await browser.closeWindow();
  await browser.switchToWindow(tab);
  await $('#basic-word').addValue(word);
  await $('button=Check Basic').click();
  await expect($('#basic-outcome')).toHaveText(expect.stringContaining('Done:'));
});
