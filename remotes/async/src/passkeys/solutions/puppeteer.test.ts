import { test } from '@playground/kit/tools/puppeteer';
import { engine, impossible } from '@playground/kit/tools/verdict';

test('register', async ({ page, baseUrl }) => {
  if (engine === 'firefox') {
    return impossible(
      'Only DevTools add an authenticator, and only Chromium has them, https://pptr.dev/webdriver-bidi',
    );
  }
  const client = await page.createCDPSession();
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
  });
  await page.goto(`${baseUrl}/passkeys`);
  const name = await page
    .locator('#user-name')
    .map(({ textContent }) => textContent)
    .wait();
  await page.type('#new-user', name ?? '');
  await page.locator('#register-passkey').click();
  await page.waitForSelector('#register-outcome::-p-text(Done:)', { visible: true });
});
