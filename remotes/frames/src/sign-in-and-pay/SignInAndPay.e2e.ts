import { numberIn } from '@playground/kit/contract/words';
import { expect, outcome, test } from '@playground/kit/test/browser';
import type { FrameLocator, Page } from '@playwright/test';
import { type Card, cardsOf } from './shop';

const framed = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);
const cell = (page: Page, id: string) => page.locator(`#${id}`).textContent();

async function popupOf(page: Page, button: string) {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  return opened;
}

async function signIn(page: Page, window: Page, which: 'first' | 'second') {
  await window.getByLabel('User name').fill((await cell(page, `${which}-user`)) ?? '');
  await window.getByLabel('Password').fill((await cell(page, `${which}-password`)) ?? '');
  // Enter presses the first button.
  await window.getByLabel('Password').press('Enter');
}

async function type(frame: FrameLocator, { number, expiry, code }: Card) {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry date').fill(expiry);
  await frame.getByLabel('Card code').fill(code);
  await frame.getByRole('button', { name: /^Pay EUR/ }).click();
}

const cards = cardsOf(String(numberIn('shop', '7')));

test('from another page, you get a document that may embed the providers', { tag: '@long' }, async ({ page, site }) => {
  await page.goto('/');
  await page.locator('a[href="/signInAndPay"]').first().click();
  await expect(framed(page, 'Card number').getByLabel('Card number')).toBeVisible();
  for (const address of [`${site.shell}/`, `${site.frames}/`, `${site.shell}/counter`]) {
    const policy = (await page.request.get(address)).headers()['content-security-policy'];
    expect(policy).not.toContain(new URL((await page.getByTitle('Card number').getAttribute('src')) ?? '').origin);
  }
  await page.goto('/signInAndPay//?seed=7');
  await expect(framed(page, 'Card number').getByLabel('Card number')).toBeVisible();
});

test('the frames and the windows of the providers are as dark as the page, also when that changes', async ({
  page,
}) => {
  await page.goto('/signInAndPay');
  const paying = await popupOf(page, 'Pay in a window');
  const signing = await popupOf(page, 'Open the sign-in window');
  // All four have their documents first. `waitFor` waits for each as long as the test may take.
  test.slow();
  await signing.getByLabel('User name').waitFor();
  await paying.getByRole('button', { name: 'Confirm payment' }).waitFor();
  for (const title of ['Card number', 'Card that is declined'])
    await framed(page, title).getByLabel('Card number').waitFor();
  const roots = [framed(page, 'Card number'), framed(page, 'Card that is declined'), paying, signing].map((document) =>
    document.locator('html'),
  );
  for (const root of roots) await expect(root).toHaveCSS('color-scheme', 'light');
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  for (const root of roots) await expect(root).toHaveCSS('color-scheme', 'dark');
});

test('signing in goes wrong in words: closed, cancelled, the wrong person, both permissions, the same account', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/signInAndPay?seed=7');
  await (await popupOf(page, 'Open the sign-in window')).close();
  await expect(outcome(page, 'Sign in by popup')).toHaveText(
    'Missed: the window was closed before the provider answered.',
  );

  const wrong = await popupOf(page, 'Open the sign-in window');
  await wrong.getByLabel('User name').fill('nobody');
  await wrong.getByLabel('Password').press('Enter');
  await expect(wrong.getByRole('alert')).toHaveText('The user name or the password is wrong.');
  await signIn(page, wrong, 'second');
  await expect(outcome(page, 'Sign in by popup')).toContainText('Missed: you signed in as');

  const permissions = await popupOf(page, 'Share my details');
  await signIn(page, permissions, 'first');
  await permissions.getByRole('button', { name: 'Allow' }).click();
  await expect(outcome(page, 'Refuse one permission')).toContainText('Missed: the shop got the e-mail address');

  const again = await popupOf(page, 'Sign in to the shop');
  await again.getByRole('button', { name: /^Continue as/ }).click();
  await expect(page.getByLabel('Customer')).toHaveText((await cell(page, 'first-name')) ?? '');
  const same = await popupOf(page, 'Sign in to the shop');
  await same.getByRole('button', { name: /^Continue as/ }).click();
  await expect(outcome(page, 'Change account')).toContainText('Missed: the provider signed');

  const cancelled = await popupOf(page, 'Sign in for five seconds');
  await cancelled.getByRole('button', { name: 'Cancel' }).click();
  await expect(outcome(page, 'Renew silently')).toHaveText('Missed: you cancelled the sign-in.');
  await page.getByRole('button', { name: 'Load my orders' }).click();
  await expect(outcome(page, 'Renew silently')).toHaveText('Missed: nobody has signed in here.');
  await signIn(page, await popupOf(page, 'Sign in for five seconds'), 'first');
  await expect(page.getByLabel('Token')).toHaveText('the token is valid');

  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name.includes('session')))
    .toEqual([]);
});

test('a token that is renewed for another account is a miss', { tag: '@audit' }, async ({ page }) => {
  await page.goto('/signInAndPay?seed=7');
  await signIn(page, await popupOf(page, 'Sign in for five seconds'), 'first');
  await expect(page.getByLabel('Token')).toHaveText('the token is valid');
  await signIn(page, await popupOf(page, 'Open the sign-in window'), 'second');
  await expect(outcome(page, 'Sign in by popup')).toContainText('Missed: you signed in as');
  await expect(page.getByLabel('Token')).toHaveText('the token has ended', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Load my orders' }).click();
  await expect(outcome(page, 'Renew silently')).toContainText('Missed: the provider renewed the token for');
});

test.describe('the dialog of the browser', () => {
  // Chromium says on the console why there was no account.
  test.use({ allowComplaints: [/^(User declined or dismissed prompt\.|FedCM was disabled)/] });

  test('gives the wrong account, is closed, and is then not there any more', {
    tag: '@long',
  }, async ({ page, context }) => {
    const client = await context.newCDPSession(page);
    await client.send('FedCm.enable', { disableRejectionDelay: true });
    await page.goto('/signInAndPay?seed=7');
    const ask = () => page.getByRole('button', { name: 'Ask the browser for an account' }).click();
    const asked = async () => {
      const shown = new Promise<{ dialogId: string; accounts: { name: string }[] }>((resolve) => {
        client.once('FedCm.dialogShown', resolve);
      });
      await ask();
      return shown;
    };
    const said = outcome(page, 'Account in the browser’s dialog');

    const { dialogId, accounts } = await asked();
    const name = await cell(page, 'first-name');
    await client.send('FedCm.selectAccount', {
      dialogId,
      accountIndex: accounts.findIndex((account) => account.name === name),
    });
    await expect(said).toContainText(`Missed: the browser signed you in as ${name}, and not as`);
    // The one that was used is first from now on.
    const again = await asked();
    expect(again.accounts[0]?.name).toBe(name);
    await client.send('FedCm.dismissDialog', { dialogId: again.dialogId, triggerCooldown: true });
    await expect(said).toHaveText('Missed: the browser gave the shop no account.');
    await ask();
    await expect(said).toHaveAttribute('data-verdicts', '3');
  });
});

test('paying goes wrong in words, and then right: by keyboard, through three frames and three origins', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.goto('/signInAndPay?seed=7&run=paying');
  const number = framed(page, 'Card number').getByLabel('Card number');
  await number.click();
  await page.keyboard.type(cards.accepted.number.slice(0, 9));
  await page.getByRole('button', { name: 'Pay with this card' }).click();
  await expect(outcome(page, 'Card in three frames')).toHaveText('Missed: the card number is not complete.');
  await number.fill('');
  await number.click();
  // The focus moves on by itself, from frame to frame.
  await page.keyboard.type(cards.accepted.number);
  await expect(number).toHaveValue(cards.accepted.number.replaceAll(/(\d{4})(?=\d)/g, '$1 '));
  await expect(framed(page, 'Expiry date').getByLabel('Expiry date')).toBeFocused();
  await page.keyboard.type(cards.accepted.expiry.replace('/', ''));
  await expect(framed(page, 'Card code').getByLabel('Card code')).toBeFocused();
  await page.keyboard.type(cards.accepted.code);
  await page.evaluate(() => window.postMessage({ kind: 'sent' }, '*'));
  await page.getByRole('button', { name: 'Pay with this card' }).press('Enter');
  await expect(outcome(page, 'Card in three frames')).toContainText('Done: the card was accepted');
  await page.getByRole('button', { name: 'Pay with this card' }).click();
  await expect(outcome(page, 'Card in three frames')).toContainText('Done: the card was accepted');

  const challenge = framed(page, 'Card that is challenged');
  await type(challenge, cards.challenged);
  const bank = challenge.frameLocator('iframe[title="Bank"]');
  await bank.getByLabel('Bank code').fill('<b>1</b>');
  await bank.getByLabel('Bank code').press('Enter');
  await expect(outcome(page, 'Bank challenge')).toHaveText('Missed: the code of the bank was wrong.');
  await expect(bank.getByRole('status')).toHaveText('The code of the bank was wrong.');
  const origins = await Promise.all(
    [page.locator('body'), challenge.locator('body'), bank.locator('body')].map((body) =>
      body.evaluate(() => self.origin),
    ),
  );
  expect(origins[0]).toBe(site.shell);
  expect(new Set(origins).size).toBe(3);

  await (await popupOf(page, 'Pay in a window')).close();
  await expect(outcome(page, 'Pay in a popup')).toHaveText('Missed: the window was closed before you confirmed.');
});

test.describe('on the group’s own origin', () => {
  test('you come back from the provider, and pay', { tag: '@long' }, async ({ page, site }) => {
    await page.goto(`${site.frames}/signInAndPay?seed=7`);
    await page.getByRole('button', { name: 'Leave and sign in' }).click();
    await expect(page.getByLabel('User name')).toBeVisible();
    const provider = page.url();
    await page.goBack();
    const [user, password] = [await cell(page, 'first-user'), await cell(page, 'first-password')];
    await page.getByRole('button', { name: 'Leave and sign in' }).click();
    expect(new URL(provider).origin).not.toBe(site.frames);
    await page.getByLabel('User name').fill(user ?? '');
    await page.getByLabel('Password').fill(password ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(outcome(page, 'Sign in by redirect')).toContainText('Done: you came back as');
    expect(new URL(page.url()).origin).toBe(site.frames);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await type(framed(page, 'Card that is declined'), cards.declined);
    await expect(framed(page, 'Card that is declined').getByRole('status')).toContainText(
      'its account has too little money',
    );
  });
});
