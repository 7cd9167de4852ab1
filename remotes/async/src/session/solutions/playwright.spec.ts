import { createHmac } from 'node:crypto';
import { test } from '@playground/kit/tools/playwright';
import { expect, type Page } from '@playwright/test';

/** Logs in with an account of the table on the page. */
async function logIn(page: Page, name: string, account = 'standard') {
  const station = page.getByRole('region', { name, exact: true });
  await station.getByLabel('Name').fill(account);
  await station.getByLabel('Password').fill(await page.locator(`#password-${account}`).innerText());
  await station.getByRole('button', { name: 'Log in' }).click();
  return station;
}

/** The one-time code of a secret now (RFC 6238). */
function codeOf(secret: string) {
  const bits = [...secret].map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'));
  const key = bits.join('').match(/.{8}/g) ?? [];
  const step = Buffer.alloc(8);
  step.writeUInt32BE(Math.floor(Date.now() / 30_000), 4);
  const hmac = createHmac('sha1', Buffer.from(key.map((byte) => Number.parseInt(byte, 2))))
    .update(step)
    .digest();
  const number = hmac.readUInt32BE(hmac.readUInt8(19) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

test('log-in', async ({ page }) => {
  await page.goto('/session');
  const station = page.getByRole('region', { name: 'Log in', exact: true });
  await station.getByLabel('Name').fill('standard');
  await station.getByLabel('Password').fill(await page.locator('#password-standard').innerText());
  await station.getByRole('button', { name: 'Log in' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('locked', async ({ page }) => {
  await page.goto('/session');
  const station = await logIn(page, 'Locked', 'locked');
  const refusal = await station.getByRole('alert').innerText();
  await station.getByLabel('Ticket').fill(refusal.replace(/.* is (\S+)\./, '$1'));
  await station.getByRole('button', { name: 'Check ticket' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('slow', async ({ page }) => {
  await page.goto('/session');
  const station = await logIn(page, 'Slow', 'slow');
  await expect(station.getByText('You are logged in as slow.')).toBeVisible({ timeout: 10_000 });
  await station.getByRole('button', { name: 'Open mailbox' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('remember', async ({ page }) => {
  await page.goto('/session');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  const station = await logIn(page, 'Remember me');
  await expect(station.getByText('You are logged in as standard.')).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await station.getByRole('link', { name: 'Open the second tab' }).click();
  const tab = await opening;
  await station.getByLabel('Word of the second tab').fill(await tab.locator('#tab-word').innerText());
  await station.getByRole('button', { name: 'Check word' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('expires', async ({ page }) => {
  await page.goto('/session');
  const station = await logIn(page, 'Expires');
  await expect(station.getByText('You are logged in as standard.')).toBeVisible();
  await station.getByLabel('Subject').fill(await page.locator('#letter-subject').innerText());
  await station.getByLabel('Text').fill(await page.locator('#letter-text').innerText());
  await station.getByRole('button', { name: 'Send letter' }).click();
  await expect(station.getByRole('alert')).toContainText('Your session has expired.');
  await logIn(page, 'Expires');
  await expect(station.getByText('You are logged in as standard.')).toBeVisible();
  await station.getByRole('button', { name: 'Send letter' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('everywhere', async ({ page }) => {
  await page.goto('/session');
  const station = await logIn(page, 'Log out everywhere');
  await expect(station.getByText('Open sessions: 3')).toBeVisible();
  await station.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('code', async ({ page }) => {
  await page.goto('/session');
  const station = await logIn(page, 'One-time code');
  await expect(station.getByText('The password is right.')).toBeVisible();
  await station.getByLabel('Code', { exact: true }).fill(codeOf(await page.locator('#secret').innerText()));
  await station.getByRole('button', { name: 'Check code' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('reuse', async ({ page }) => {
  await page.goto('/session');
  const station = await logIn(page, 'Reuse a session');
  await expect(station.getByText('You are logged in as standard.')).toBeVisible();
  await page.reload(); // A new context with the same storageState does the same.
  await station.getByRole('button', { name: 'Show account' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('only-in-this-tab', async ({ page, context }) => {
  await page.goto('/session');
  const station = await logIn(page, 'Only in this tab');
  await expect(station.getByText('You are logged in as standard.')).toBeVisible();
  // The storageState of a context has no sessionStorage.
  const login = await page.evaluate(() => sessionStorage.getItem('session-login') ?? '');
  const tab = await context.newPage();
  await tab.addInitScript((entry) => sessionStorage.setItem('session-login', entry), login);
  await tab.goto('/session');
  await station.getByLabel('Word of the tab with the copy').fill(await tab.locator('#copy-word').innerText());
  await station.getByRole('button', { name: 'Check copy' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});
