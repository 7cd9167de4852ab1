import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('redirect', async ({ browser, $ }) => {
  await browser.url('/signInAndPay');
  const [user, password] = [await $('#first-user').getText(), await $('#first-password').getText()];
  await $('#leave').click();
  await $('#user').setValue(user);
  await $('#password').setValue(password);
  await $('#sign-in').click();
  await expect($('#redirect-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('three-frames', async ({ browser, $ }) => {
  await browser.url('/signInAndPay');
  for (const field of ['number', 'expiry', 'code']) {
    const value = await $(`#accepted-${field}`).getText();
    await browser.switchFrame($(`#${field}-frame`));
    await $(`#${field}`).addValue(value);
    await browser.switchFrame(null);
  }
  await $('#pay-card').click();
  await expect($('#three-frames-outcome')).toHaveText(expect.stringContaining('Done:'));
});
