import { test } from '@playground/kit/tools/playwright';
import { engine, impossible } from '@playground/kit/tools/verdict';
import { type CDPSession, expect } from '@playwright/test';

const DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
} as const;

const NO_PROTOCOL =
  'Playwright’s own authenticator always agrees, and only Chromium has others, https://playwright.dev/docs/api/class-credentials';

/** Gives the browser an authenticator that answers by itself. */
async function addAuthenticator(client: CDPSession, more: { transport?: 'usb'; isUserVerified?: boolean } = {}) {
  await client.send('WebAuthn.enable');
  return client.send('WebAuthn.addVirtualAuthenticator', { options: { ...DEVICE, ...more } });
}

test('register', async ({ page, context }) => {
  await context.credentials.install(); // Playwright's own authenticator, in all browsers
  await page.goto('/passkeys');
  await page.getByLabel('User name').fill(await page.locator('#user-name').innerText());
  await page.getByRole('button', { name: 'Register passkey' }).click();
  await expect(page.getByRole('status', { name: 'Register' })).toContainText('Done:');
});

test('sign-in', async ({ page, context }) => {
  await context.credentials.install();
  await page.goto('/passkeys');
  await page.getByRole('button', { name: 'Make passkey', exact: true }).click();
  await expect(page.locator('#sign-in-passkeys')).toHaveText('Passkeys of this account: 1');
  await page.getByRole('button', { name: 'Sign in with passkey' }).click();
  await expect(page.getByRole('status', { name: 'Sign in' })).toContainText('Done:');
});

test('cancelled', async ({ page, context }) => {
  if (engine !== 'chromium') return impossible(NO_PROTOCOL);
  // Without a verified user, the authenticator refuses.
  await addAuthenticator(await context.newCDPSession(page), { isUserVerified: false });
  await page.goto('/passkeys');
  await page.getByRole('button', { name: 'Ask for a passkey' }).click();
  const code = await page.locator('#code-to-type').innerText();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByRole('status', { name: 'Cancelled' })).toContainText('Done:');
});

test('wrong-authenticator', async ({ page, context }) => {
  if (engine !== 'chromium') return impossible(NO_PROTOCOL);
  await addAuthenticator(await context.newCDPSession(page), { transport: 'usb' });
  await page.goto('/passkeys');
  await page.getByRole('button', { name: 'Register security key' }).click();
  await expect(page.getByRole('status', { name: 'Wrong authenticator' })).toContainText('Done:');
});

test('second-one', async ({ page, context }) => {
  if (engine !== 'chromium') return impossible(NO_PROTOCOL);
  const client = await context.newCDPSession(page);
  const first = await addAuthenticator(client);
  await page.goto('/passkeys');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.locator('#second-passkeys')).toHaveText('Passkeys of this account: 1');
  await client.send('WebAuthn.removeVirtualAuthenticator', first);
  await addAuthenticator(client, { transport: 'usb' });
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('status', { name: 'A second one' })).toContainText('Done:');
});

test('from-the-field', async ({ page, context }) => {
  await context.credentials.install();
  await page.goto('/passkeys');
  await page.getByRole('button', { name: 'Make passkey for the field' }).click();
  await expect(page.getByText('The passkey is made.')).toBeVisible();
  // The authenticator chooses the passkey by itself.
  await page.getByRole('button', { name: 'Offer passkeys in the field' }).click();
  await expect(page.getByRole('status', { name: 'From the field' })).toContainText('Done:');
});
