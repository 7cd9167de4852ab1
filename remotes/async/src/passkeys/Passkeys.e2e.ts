import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A browser with virtual authenticators, of which the first one is there. */
async function authenticators(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const add = async (
    more: { transport?: 'usb'; isUserVerified?: boolean; automaticPresenceSimulation?: boolean } = {},
  ) => {
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      ...more,
    } as const;
    return client.send('WebAuthn.addVirtualAuthenticator', { options });
  };
  return { add, remove: (one: { authenticatorId: string }) => client.send('WebAuthn.removeVirtualAuthenticator', one) };
}

// What the server refuses.
test.use({ allowComplaints: [/status of 4(09|22)/] });

test('the wrong authenticator, and the right one at the wrong time, is a miss', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const { add, remove } = await authenticators(page);
  const device = await add();
  await page.goto('/passkeys?seed=1');

  await page.getByLabel('User name').fill('amber');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'register')).toHaveText(/^Missed: ‘amber’ was typed, not \w+-\d+\.$/);

  await button(page, 'Sign in with passkey').press('Enter');
  await expect(outcome(page, 'sign-in')).toHaveText('Missed: this account has no passkey yet.');

  await button(page, 'Ask for a passkey').click();
  await expect(outcome(page, 'cancelled')).toHaveText(
    'Missed: a passkey was made. Ask again, and cancel in the window of the browser.',
  );

  await button(page, 'Register security key').click();
  await expect(outcome(page, 'wrong-authenticator')).toHaveText(
    'Missed: this passkey is of the device itself. The server wants one of a security key.',
  );

  await button(page, 'Add passkey').click();
  await expect(page.locator('#second-passkeys')).toHaveText('Passkeys of this account: 1');
  await button(page, 'Add passkey').click();
  await expect(outcome(page, 'second-one')).toHaveText(
    'Missed: this authenticator has a passkey of this account already. Use another one.',
  );

  await button(page, 'Offer passkeys in the field').click();
  await expect(outcome(page, 'from-the-field')).toHaveText('Missed: this account has no passkey yet.');

  await button(page, 'Make passkey').click();
  await expect(page.locator('#sign-in-passkeys')).toHaveText('Passkeys of this account: 1');
  await remove(device);
  const unverified = await add({ isUserVerified: false });
  await button(page, 'Sign in with passkey').click();
  await expect(outcome(page, 'sign-in')).toHaveText(/^Missed: the browser gave no passkey\./);
  await remove(unverified);
  await add({ transport: 'usb' });
  await button(page, 'Add passkey').press('Enter');
  await expect(outcome(page, 'second-one')).toHaveText('Done: the account has 2 passkeys.');
});
