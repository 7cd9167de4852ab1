import { engine, workaround } from '@playground/kit/tools/verdict';
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
  if (engine !== 'chromium') {
    workaround(
      'You have to scroll the frame into view before you click inside it, https://github.com/w3c/webdriver/issues/1141',
    );
  }
  await browser.url('/signInAndPay');
  for (const field of ['number', 'expiry', 'code']) {
    const value = await $(`#accepted-${field}`).getText();
    await $(`#${field}-frame`).scrollIntoView();
    await browser.switchFrame($(`#${field}-frame`));
    await $(`#${field}`).click(); // WebKit does not focus a field of another origin by its value.
    await $(`#${field}`).addValue(value);
    await browser.switchFrame(null);
  }
  await $('#pay-card').click();
  await expect($('#three-frames-outcome')).toHaveText(expect.stringContaining('Done:'));
});
