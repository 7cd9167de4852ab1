import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('register', async ({ browser, $ }) => {
  await browser.addVirtualAuthenticator('ctap2', 'internal', true, true, true, true);
  await browser.url('/passkeys');
  await $('#new-user').setValue(await $('#user-name').getText());
  await $('#register-passkey').click();
  await expect($('#register-outcome')).toHaveText(expect.stringContaining('Done:'));
});
