import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('register', async ({ browser, $ }) => {
  if (engine === 'webkit') {
    return impossible(
      'WebKitGTK 2.50’s driver does not know virtual authenticators, https://github.com/WebKit/WebKit/blob/main/Source/WebDriver/WebDriverService.cpp',
    );
  }
  if (engine === 'firefox') {
    workaround(
      'Firefox asks virtual authenticators only if two preferences say so. setMozContext() sets them, if geckodriver starts with --allow-system-access: https://webdriver.io/docs/api/gecko#setmozcontext',
    );
    await browser.setMozContext('chrome');
    await browser.executeScript(
      `Services.prefs.setBoolPref('security.webauth.webauthn_enable_softtoken', true);
      Services.prefs.setBoolPref('security.webauth.webauthn_enable_usbtoken', false);`,
      [],
    );
    await browser.setMozContext('content');
  }
  await browser.addVirtualAuthenticator('ctap2', 'internal', true, true, true, true);
  await browser.url('/passkeys');
  await $('#new-user').setValue(await $('#user-name').getText());
  await $('#register-passkey').click();
  await expect($('#register-outcome')).toHaveText(expect.stringContaining('Done:'));
});
