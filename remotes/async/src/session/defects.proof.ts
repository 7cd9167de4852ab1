import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';

/** Logs in with an account of the table on the page. */
async function logIn(page: Page, name: string, account = 'standard') {
  const station = page.getByRole('region', { name, exact: true });
  await station.getByLabel('Name').fill(account);
  await station.getByLabel('Password').fill(await page.locator(`#password-${account}`).innerText());
  await station.getByRole('button', { name: 'Log in' }).click();
  await expect(station.getByText(`You are logged in as ${account}.`)).toBeVisible();
  return station;
}

test('here-is-everywhere', async ({ page }) => {
  await page.goto('/session');
  const station = await logIn(page, 'Log out everywhere');
  await expect(station.getByText('Open sessions: 3')).toBeVisible();
  await station.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(station.getByRole('status')).toContainText('the account is still logged in');
});

test('second-login-refused', async ({ page, context }) => {
  await page.goto('/session');
  await logIn(page, 'Only in this tab', 'slow');
  const station = await logIn(page, 'Only in this tab');
  const login = await page.evaluate(() => sessionStorage.getItem('session-login') ?? '');
  const tab = await context.newPage();
  await tab.addInitScript((entry) => sessionStorage.setItem('session-login', entry), login);
  await tab.goto('/session');
  await station.getByLabel('Word of the tab with the copy').fill(await tab.locator('#copy-word').innerText());
  await station.getByRole('button', { name: 'Check copy' }).click();
  await expect(station.getByRole('status')).toContainText('Done:');
});

test('old-refusal', async ({ page }) => {
  await page.goto('/session');
  const station = page.getByRole('region', { name: 'Log in', exact: true });
  await station.getByLabel('Name').fill('standard');
  await station.getByLabel('Password').fill('wrong');
  await station.getByRole('button', { name: 'Log in' }).click();
  await expect(station.getByRole('alert')).toBeVisible();
  await logIn(page, 'Log in');
  await expect(station.getByRole('alert')).toHaveCount(0);
});
