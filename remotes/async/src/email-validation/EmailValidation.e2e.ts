import { randomUUID } from 'node:crypto';
import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

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
