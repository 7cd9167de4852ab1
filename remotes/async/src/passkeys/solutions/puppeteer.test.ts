import { test } from '@playground/kit/tools/puppeteer';
import { engine, workaround } from '@playground/kit/tools/verdict';

test('register', async ({ page, baseUrl }) => {
  if (engine === 'firefox') {
    workaround(
      'Only DevTools add an authenticator, and only Chromium has them, https://pptr.dev/webdriver-bidi. Puppeteer’s connection reaches that of Firefox, if launch() gets --remote-allow-system-access in args',
    );
    const { connection } = page.browser() as unknown as Connected;
    const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    await connection.send('script.callFunction', {
      functionDeclaration: `() => {
        Services.prefs.setBoolPref('security.webauth.webauthn_enable_softtoken', true);
        Services.prefs.setBoolPref('security.webauth.webauthn_enable_usbtoken', false);
        const service = Cc['@mozilla.org/webauthn/service;1'].getService(Ci.nsIWebAuthnService);
        service.addVirtualAuthenticator('ctap2', 'internal', true, true, true, true);
      }`,
      target: { context: result.contexts[0]?.context },
      awaitPromise: false,
    });
  } else {
    const client = await page.createCDPSession();
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
    });
  }
  await page.goto(`${baseUrl}/passkeys`);
  const name = await page
    .locator('#user-name')
    .map(({ textContent }) => textContent)
    .wait();
  await page.type('#new-user', name ?? '');
  await page.locator('#register-passkey').click();
  await page.waitForSelector('#register-outcome::-p-text(Done:)', { visible: true });
});

interface Connected {
  connection: { send(method: string, parameters: object): Promise<{ result: { contexts: { context: string }[] } }> };
}
