import { randomUUID } from 'node:crypto';
import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

/** Bootstrap's background colours for the two kinds of message. */
const INFO = 'rgb(207, 244, 252)';
const DANGER = 'rgb(248, 215, 218)';

/** An address that no other test uses. */
const newAddress = () => `tester-${randomUUID().slice(0, 8)}@example.com`;

const sendForm = (page: Page) => page.getByRole('form', { name: 'Step 1' });
const verifyForm = (page: Page) => page.getByRole('form', { name: 'Step 2' });

async function send(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send e-mail' }).click();
}

async function verify(page: Page, code: string) {
  await page.getByLabel('Validation Code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** The codes mailed to an address, read through the inbox's REST interface as a learner's script does. */
async function codesFor(page: Page, inbox: string, email: string): Promise<string[]> {
  const answer = await page.request.get(`${inbox}/api/mailbox/${email}`);
  const { mails }: { mails: { text: string }[] } = await answer.json();
  return mails.map(({ text }) => /code is (\d{6})/.exec(text)?.[1] ?? 'none');
}

/** Opens the page, sends a mail and returns the code in it. */
async function sent(page: Page, inbox: string): Promise<string> {
  const email = newAddress();
  await page.goto('/emailValidation');
  await send(page, email);
  await expect(sendForm(page).getByRole('status')).toHaveText('We have sent you an e-mail with a validation code.');
  const [code = ''] = await codesFor(page, inbox, email);
  expect(code).toMatch(/^\d{6}$/);
  return code;
}

test('a code from the inbox in a second tab is accepted', { tag: '@containers' }, async ({ page, site }) => {
  const email = newAddress();
  await page.goto('/emailValidation');
  await send(page, email);
  await expect(sendForm(page).getByRole('status')).toBeVisible();

  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the inbox in a new tab' }).click();
  const inbox = await opening;
  await expect(inbox.getByRole('heading', { level: 1 })).toHaveText(email);
  const text = await inbox.getByRole('article').textContent();
  const [, code = ''] = /code is (\d{6})/.exec(text ?? '') ?? [];
  await inbox.close();

  await verify(page, code);
  await expect(verifyForm(page).getByRole('status')).toHaveText('The validation code is right.');
  expect(await codesFor(page, site.inbox, email)).toEqual([code]);
});

test('you can open a mailbox by its address, and later mail appears in it', { tag: '@long' }, async ({
  page,
  site,
}) => {
  const email = newAddress();
  await page.goto(site.inbox);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Open mailbox' }).click();
  await expect(page.getByText('No mail yet.')).toBeVisible();
  const mails = page.getByRole('article');
  for (const count of [1, 2]) {
    await page.request.post(`${site.api}/send-email`, { data: { email } });
    await expect(mails).toHaveCount(count);
  }
  await expect(mails.first()).toContainText('Your validation code is');
});

test.describe('in a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('you can read a mailbox too', { tag: '@audit' }, async ({ page, site }) => {
    const email = newAddress();
    await page.request.post(`${site.api}/send-email`, { data: { email } });
    await page.goto(site.inbox);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Open mailbox' }).click();
    await expect(page.getByRole('article')).toContainText('Your validation code is');
  });
});

test.describe('a page of another site', () => {
  // The browser logs why it blocks the answers.
  test.use({ allowComplaints: [/./] });

  test('cannot read mail from a sandboxed frame, which has no origin', { tag: '@audit' }, async ({ page, site }) => {
    const email = newAddress();
    await page.request.post(`${site.api}/send-email`, { data: { email } });
    const mailbox = `${site.inbox}/api/mailbox/${email}`;
    const script = `
      const events = new EventSource('${mailbox}/events');
      const socket = new WebSocket('${mailbox}/events'.replace('http', 'ws'));
      const opened = (source) =>
        new Promise((resolve, reject) => Object.assign(source, { onopen: resolve, onerror: reject }));
      Promise.allSettled([
        fetch('${mailbox}'),
        fetch('${mailbox}', { mode: 'no-cors' }),
        opened(events),
        opened(socket),
      ]).then((all) => parent.postMessage(all.map(({ status }) => status), '*'));`;
    const body = `
      <script>addEventListener('message', ({ data }) => { document.title = data.join(' '); });</script>
      <iframe sandbox="allow-scripts" srcdoc="<script>${script}</script>"></iframe>`;
    await page.route('http://evil.test/', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('http://evil.test/');
    await expect(page).toHaveTitle('rejected rejected rejected rejected');
  });
});

test('both calls are sent exactly as documented, and no script of the page can read the cookie', {
  tag: ['@long', '@containers'],
}, async ({ page, site }) => {
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().startsWith(site.api) && call.method() !== 'OPTIONS') {
      calls.push(
        `${call.method()} ${new URL(call.url()).pathname} ${call.headers()['content-type']} ${call.postData()}`,
      );
    }
  });
  const email = newAddress();
  await page.goto('/emailValidation');
  await send(page, email);
  await expect(sendForm(page).getByRole('status')).toBeVisible();
  const [code = ''] = await codesFor(page, site.inbox, email);
  await verify(page, code);
  await expect(verifyForm(page).getByRole('status')).toBeVisible();
  expect(calls).toEqual([
    `POST /send-email application/json {"email":"${email}"}`,
    `POST /verify-code application/json {"typedCode":"${code}"}`,
  ]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('the API documentation at /docs works under its content security policy', { tag: '@long' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.api}/docs`);
  await expect(page.getByRole('heading', { name: 'Playground API' })).toBeVisible();
  for (const route of ['/send-email', '/verify-code', '/reverse']) {
    await expect(page.getByRole('link', { name: route, exact: true })).toBeVisible();
  }
});

test("the group's own origin can call the API too", { tag: ['@audit', '@containers'] }, async ({ page, site }) => {
  const email = newAddress();
  await page.goto(`${site.async}/emailValidation`);
  await send(page, email);
  await expect(sendForm(page).getByRole('status')).toBeVisible();
  const [code = ''] = await codesFor(page, site.inbox, email);
  await verify(page, code);
  await expect(verifyForm(page).getByRole('status')).toBeVisible();
});

test.describe('refusals and failures', () => {
  // The browser logs each answer with an error status.
  test.use({ allowComplaints: [/Failed to load resource/] });

  test('the page shows why the API refuses a wrong code, and the right code then works once', { tag: '@long' }, async ({
    page,
    site,
  }) => {
    const code = await sent(page, site.inbox);
    await verify(page, code === '000000' ? '000001' : '000000');
    await expect(sendForm(page).getByRole('status')).toHaveCSS('background-color', INFO);
    await expect(verifyForm(page).getByRole('alert')).toHaveText('The validation code is wrong.');
    await expect(verifyForm(page).getByRole('alert')).toHaveCSS('background-color', DANGER);
    await verify(page, code);
    await expect(verifyForm(page).getByRole('status')).toHaveText('The validation code is right.');
    await expect(verifyForm(page).getByRole('status')).toHaveCSS('background-color', INFO);
    await verify(page, code);
    await expect(verifyForm(page).getByRole('alert')).toContainText('There is no validation code');
  });

  test('the code expires after ten minutes, when the browser drops the cookie', { tag: '@audit' }, async ({
    page,
    site,
  }) => {
    const code = await sent(page, site.inbox);
    const [cookie] = await page.context().cookies(site.api);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const secondsLeft = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(540);
    expect(secondsLeft).toBeLessThanOrEqual(601);
    await page.context().clearCookies();
    await verify(page, code);
    await expect(verifyForm(page).getByRole('alert')).toHaveText(
      'There is no validation code, or it has expired. Please send a new e-mail.',
    );
  });

  test("another visitor's code does not work", { tag: '@long' }, async ({ page, site, browser }) => {
    await sent(page, site.inbox);
    const other = await browser.newContext({ baseURL: site.shell });
    const code = await sent(await other.newPage(), site.inbox);
    await other.close();
    await verify(page, code);
    await expect(verifyForm(page).getByRole('alert')).toBeVisible();
  });
});
