import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('log-in', async ({ browser, $ }) => {
  await browser.url('/session');
  await $('#log-in-name').setValue('standard');
  await $('#log-in-password').setValue(await $('#password-standard').getText());
  await $('#log-in-submit').click();
  await expect($('#log-in-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('remember', async ({ browser, $ }) => {
  await browser.url('/session');
  const first = await browser.getWindowHandle();
  await $('#remember-tick').click();
  await $('#remember-name').setValue('standard');
  await $('#remember-password').setValue(await $('#password-standard').getText());
  await $('#remember-submit').click();
  await expect($('#remember-state')).toHaveText('You are logged in as standard.');
  await $('=Open the second tab').click();
  await browser.waitUntil(async () => (await browser.getWindowHandles()).length === 2);
  const [second = ''] = (await browser.getWindowHandles()).filter((handle) => handle !== first);
  await browser.switchToWindow(second);
  const word = await $('#tab-word').getText();
  await browser.switchToWindow(first);
  await $('#word-of-tab').setValue(word);
  await $('#check-word-of-tab').click();
  await expect($('#remember-outcome')).toHaveText(expect.stringContaining('Done:'));
});
