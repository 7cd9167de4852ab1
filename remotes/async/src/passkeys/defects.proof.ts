import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';

/** Gives the browser an authenticator that answers by itself. Without a verified user, it refuses. */
async function addAuthenticator(page: Page, isUserVerified: boolean) {
  const client = await page.context().newCDPSession(page);
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified } });
}

test('one-is-enough', async ({ page }) => {
  await addAuthenticator(page, true);
  await page.goto('/passkeys');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.locator('#second-passkeys')).toHaveText('Passkeys of this account: 1');
  await expect(page.locator('#second-one-waiting')).toBeEmpty();
  await expect(page.getByRole('status', { name: 'A second one' })).not.toContainText('Done:');
});

test('second-cancel', async ({ page }) => {
  await addAuthenticator(page, false);
  await page.goto('/passkeys');
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'Ask for a passkey' }).click();
    await expect(page.locator('#cancelled-waiting')).toBeEmpty();
  }
  await expect(page.locator('#code-to-type')).toBeVisible();
});
