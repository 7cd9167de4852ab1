import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

// The browser writes each refusal to the console.
test.use({ allowComplaints: [/status of (400|401|403)/] });

const station = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function logIn(page: Page, name: string, account = 'standard', by: 'click' | 'Enter' = 'click') {
  const password = await page.locator(`#password-${account}`).innerText();
  const { [by]: go } = {
    click: () => station(page, name).getByRole('button', { name: 'Log in' }).click(),
    Enter: () => page.keyboard.press('Enter'),
  };
  await station(page, name).getByLabel(`Name for ‘${name}’`).fill(account);
  await station(page, name).getByLabel(`Password for ‘${name}’`).fill(password);
  await go();
}

test('wrong accounts, early presses and half logins are misses, and then each station is done', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow();
  await page.goto('/session?seed=7');

  await logIn(page, 'Log in', 'slow', 'Enter');
  await logIn(page, 'Slow', 'slow', 'Enter');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Slow')).toHaveText(
    'Missed: you pressed ‘Log in’ again while the server checked the password.',
  );
  await station(page, 'Slow').getByRole('button', { name: 'Open mailbox' }).click();
  await expect(outcome(page, 'Slow')).toHaveText('Missed: you pressed ‘Open mailbox’ before you were logged in.');

  await logIn(page, 'Locked');
  await expect(outcome(page, 'Locked')).toHaveText('Missed: the standard account is not locked.');

  // Without the tick, the second tab is not logged in.
  await logIn(page, 'Remember me');
  await expect(outcome(page, 'Remember me')).toHaveText('Missed: you logged in without a tick at ‘Remember me’.');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the second tab' }).click();
  const tab = await opening;
  await expect(tab.locator('#remember-state')).toHaveText('You are not logged in.');
  await expect(tab.locator('#accounts')).toHaveText((await page.locator('#accounts').textContent()) ?? '');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await logIn(page, 'Remember me', 'standard', 'Enter');
  await expect(page.locator('#remember-state')).toHaveText('You are logged in as standard.');
  await tab.reload();
  const word = await tab.locator('#tab-word').innerText();
  await tab.close();
  await page.getByLabel('Word of the second tab').fill(word);
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Remember me')).toHaveText('Done: the second tab was logged in too.');

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(outcome(page, 'Log out everywhere')).toHaveText('Missed: you are not logged in.');
  await logIn(page, 'Log out everywhere');
  await expect(page.locator('#sessions')).toHaveText('This browserPhoneLibrary computer');
  await page.getByRole('button', { name: 'Log out', exact: true }).press('Enter');
  await expect(outcome(page, 'Log out everywhere')).toHaveText(
    'Missed: the account is still logged in: Phone, Library computer. Log in again.',
  );
  await logIn(page, 'Log out everywhere');
  await expect(page.getByText('Open sessions: 3')).toBeVisible();
  await page.getByRole('button', { name: 'Log out everywhere' }).press('Enter');
  await expect(outcome(page, 'Log out everywhere')).toHaveText('Done: the account is logged out everywhere.');

  await page.getByLabel('Subject').fill('x'.repeat(2_000));
  await page.getByRole('button', { name: 'Send letter' }).click();
  await expect(outcome(page, 'Expires')).toHaveText(/^Missed: the server refused the letter: /);
  await page.getByLabel('Subject').fill('<b>🦊</b>');
  await page.getByRole('button', { name: 'Send letter' }).click();
  await expect(outcome(page, 'Expires')).toHaveText('Missed: you sent the letter without a login.');
  await logIn(page, 'Expires');
  await expect(page.locator('#expires-state')).toHaveText('You are logged in as standard.');
  // On a slow machine the answer would come between the two presses.
  let letGo = () => {};
  const pressedTwice = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/session/expires?*', async (route) => {
    await pressedTwice;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send letter' }).dblclick();
  letGo();
  await expect(page.locator('#letter-refusal')).toHaveText('Your session has expired. Please log in again.');
  await expect(page.getByLabel('Subject')).toHaveValue('<b>🦊</b>');
  await logIn(page, 'Expires');
  await expect(page.locator('#expires-state')).toHaveText('You are logged in as standard.');
  await page.getByRole('button', { name: 'Send letter' }).click();
  await expect(outcome(page, 'Expires')).toHaveText('Missed: the subject that arrived is ‘<b>🦊</b>’.');
  await expect(page.locator('#expires b')).toHaveCount(0);

  await logIn(page, 'One-time code');
  await expect(page.locator('#code-state')).toHaveText('The password is right. The code is missing.');
  for (const wrong of ['', '12345', '🦊🦊🦊', '000 000 0']) {
    await page.getByLabel('Code', { exact: true }).fill(wrong);
    await page.getByRole('button', { name: 'Check code' }).click();
    await expect(outcome(page, 'One-time code')).toHaveText('Missed: the server refused the code: This code is wrong.');
  }

  await logIn(page, 'Reuse a session');
  await expect(page.locator('#reuse-state')).toHaveText('You are logged in as standard.');
  await page.getByRole('button', { name: 'Show account' }).press('Enter');
  await expect(outcome(page, 'Reuse a session')).toHaveText(
    'Missed: you used the form since the page was loaded. Load the page again.',
  );
  await expect(outcome(page, 'Log in')).toHaveText('Missed: you are logged in with the slow account.');
});

test('cookies of a login in one browser log in another', async ({ page, context, browser }) => {
  await page.goto('/session?seed=7');
  await logIn(page, 'Reuse a session');
  await expect(page.locator('#reuse-state')).toHaveText('You are logged in as standard.');
  const cookies = await context.cookies();
  expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }]);
  const other = await browser.newContext({ storageState: await context.storageState() });
  const fresh = await other.newPage();
  await fresh.goto(page.url());
  await expect(fresh.locator('#reuse-state')).toHaveText('You are logged in as standard.');
  await fresh.getByRole('button', { name: 'Show account' }).click();
  await expect(outcome(fresh, 'Reuse a session')).toHaveText('Done: the page started with the cookie of a login.');
  await other.close();
});
