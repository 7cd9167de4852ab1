import { test } from '@playground/kit/tools/playwright';
import { engine, impossible } from '@playground/kit/tools/verdict';
import { expect, type Page } from '@playwright/test';

const inbox = process.env.PLAYGROUND_INBOX ?? 'http://localhost:3101';

const outcome = (page: Page, name: string) => page.getByRole('status', { name });

/** The cells of a row of a table, after its first one. */
async function row(page: Page, table: string, name: string) {
  const cells = page.getByRole('table', { name: table }).getByRole('row', { name: new RegExp(`^${name} `) });
  await cells.waitFor(); // allTextContents() does not wait
  return cells.getByRole('cell').allTextContents();
}

async function signIn(page: Page, [user = '', password = '']: string[]) {
  await page.getByLabel('User name').fill(user);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('redirect', async ({ page }) => {
  await page.goto('/signInAndPay');
  const account = await row(page, 'Test accounts', 'First');
  await page.getByRole('button', { name: 'Leave and sign in' }).click();
  await signIn(page, account);
  await expect(outcome(page, 'Sign in by redirect')).toContainText('Done:');
});

test('popup', async ({ page }) => {
  await page.goto('/signInAndPay');
  const account = await row(page, 'Test accounts', 'First');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the sign-in window' }).click();
  await signIn(await opened, account);
  await expect(outcome(page, 'Sign in by popup')).toContainText('Done:');
});

test('one-permission', async ({ page }) => {
  await page.goto('/signInAndPay');
  const account = await row(page, 'Test accounts', 'First');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Share my details' }).click();
  const popup = await opened;
  await signIn(popup, account);
  await popup.getByLabel('Your e-mail address').uncheck();
  await popup.getByRole('button', { name: 'Allow' }).click();
  await expect(outcome(page, 'Refuse one permission')).toContainText('Done:');
});

test('change-account', async ({ page }) => {
  await page.goto('/signInAndPay');
  const first = await row(page, 'Test accounts', 'First');
  const second = await row(page, 'Test accounts', 'Second');
  const button = page.getByRole('button', { name: 'Sign in to the shop' });
  let opened = page.waitForEvent('popup');
  await button.click();
  await signIn(await opened, first);
  await expect(page.getByLabel('Customer')).toHaveText(first[2] ?? '');

  opened = page.waitForEvent('popup');
  await button.click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Use another account' }).click();
  await signIn(popup, second);
  await expect(outcome(page, 'Change account')).toContainText('Done:');
});

test('renew', async ({ page }) => {
  await page.goto('/signInAndPay');
  const account = await row(page, 'Test accounts', 'First');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in for five seconds' }).click();
  await signIn(await opened, account);
  await expect(page.getByLabel('Token')).toHaveText('the token has ended', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Load my orders' }).click();
  await expect(outcome(page, 'Renew silently')).toContainText('Done:');
});

test('browser-dialog', async ({ page, context }) => {
  if (engine !== 'chromium')
    return impossible('Only Chromium has FedCM, https://caniuse.com/mdn-api_identitycredential');
  const client = await context.newCDPSession(page);
  await client.send('FedCm.enable', { disableRejectionDelay: true });
  await page.goto('/signInAndPay');
  const [, , name] = await row(page, 'Test accounts', 'Second');
  const shown = new Promise<{ dialogId: string; accounts: { name: string }[] }>((resolve) => {
    client.once('FedCm.dialogShown', resolve);
  });
  await page.getByRole('button', { name: 'Ask the browser for an account' }).click();
  const { dialogId, accounts } = await shown;
  const accountIndex = accounts.findIndex((account) => account.name === name); // The order can change.
  await client.send('FedCm.selectAccount', { dialogId, accountIndex });
  await expect(outcome(page, 'Account in the browser’s dialog')).toContainText('Done:');
});

test('three-frames', async ({ page }) => {
  await page.goto('/signInAndPay');
  const [number = '', expiry = '', code = ''] = await row(page, 'Test cards', 'Accepted');
  await page.frameLocator('iframe[title="Card number"]').getByLabel('Card number').fill(number);
  await page.frameLocator('iframe[title="Expiry date"]').getByLabel('Expiry date').fill(expiry);
  await page.frameLocator('iframe[title="Card code"]').getByLabel('Card code').fill(code);
  await page.getByRole('button', { name: 'Pay with this card' }).click();
  await expect(outcome(page, 'Card in three frames')).toContainText('Done:');
});

test('declined', async ({ page }) => {
  await page.goto('/signInAndPay');
  const frame = page.frameLocator('iframe[title="Card that is declined"]');
  for (const [kind, answer] of [
    ['Declined', 'The card was declined'],
    ['Accepted', 'The card was accepted'],
  ] as const) {
    const [number = '', expiry = '', code = ''] = await row(page, 'Test cards', kind);
    await frame.getByLabel('Card number').fill(number);
    await frame.getByLabel('Expiry date').fill(expiry);
    await frame.getByLabel('Card code').fill(code);
    await frame.getByRole('button', { name: /^Pay EUR/ }).click();
    await expect(frame.getByRole('status')).toContainText(answer);
  }
  await expect(outcome(page, 'Card declined')).toContainText('Done:');
});

test('challenge', async ({ page, request }) => {
  await page.goto('/signInAndPay');
  const [number = '', expiry = '', code = ''] = await row(page, 'Test cards', 'Challenged');
  const provider = page.frameLocator('iframe[title="Card that is challenged"]');
  await provider.getByLabel('Card number').fill(number);
  await provider.getByLabel('Expiry date').fill(expiry);
  await provider.getByLabel('Card code').fill(code);
  await provider.getByRole('button', { name: /^Pay EUR/ }).click();

  const bank = provider.frameLocator('iframe[title="Bank"]');
  const [, address = ''] =
    /code to (\S+@\S+\w)/.exec((await bank.getByText('We sent a code to').textContent()) ?? '') ?? [];
  const mailbox = await request.get(`${inbox}/api/mailbox/${address}?wait=10`);
  const { mails } = await mailbox.json();
  await bank.getByLabel('Bank code').fill(mails[0].text.match(/\d{6}/)[0]);
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(outcome(page, 'Bank challenge')).toContainText('Done:');
});

test('pay-popup', async ({ page }) => {
  await page.goto('/signInAndPay');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pay in a window' }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Confirm payment' }).click();
  await closed;
  await expect(outcome(page, 'Pay in a popup')).toContainText('Done:');
});

test('once', async ({ page }) => {
  await page.goto('/signInAndPay');
  await page.getByRole('button', { name: 'Pay with my saved card' }).dblclick();
  await expect(outcome(page, 'Pay once')).toContainText('Done:', { timeout: 10_000 });
});
