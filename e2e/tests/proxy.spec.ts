/** The site behind a proxy with TLS, as docs/deploy.md has it: a host name for each origin. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/containers/compose';
import { serveSite } from '../../scripts/serve/serveSite';
import { siteFromEnvironment } from '../../shared/project/environment';
import { test as base, expect } from '../../shared/test/browser';
import { findOnPath } from '../../shared/test/findOnPath';
import { root } from '../fixtures/runScript';

const caddy = findOnPath(['caddy']);
const NAMES = ['shell', 'forms', 'media', 'frames', 'tables', 'async', 'api', 'inbox', 'identity', 'pay', 'bank'];

/** The address of an origin, by its name. */
type Address = (name: string) => string;

const test = base.extend<object, { behindProxy: Address }>({
  behindProxy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const ports: Record<string, string> = {};
      for (const name of [...NAMES, 'smtp', 'http', 'https'])
        ports[`${name.toUpperCase()}_PORT`] = `${await freePort()}`;
      const address: Address = (name) =>
        `https://${name === 'shell' ? '' : `${name}.`}playground.localhost:${ports.HTTPS_PORT}`;
      const urls = Object.fromEntries(NAMES.map((name) => [`${name.toUpperCase()}_URL`, address(name)]));
      const site = await serveSite(siteFromEnvironment({ ...ports, ...urls, TRUST_PROXY: '1' }));
      const home = mkdtempSync(path.join(tmpdir(), 'playground-caddy-'));
      const args = ['run', '--config', path.join(root, 'deploy/Caddyfile.tls'), '--adapter', 'caddyfile'];
      const proxy = spawn(caddy as string, args, {
        // Where it keeps the certificates that it makes.
        env: { ...process.env, ...ports, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
        stdio: 'ignore',
      });
      await use(address);
      const ended = new Promise((resolve) => proxy.once('exit', resolve));
      proxy.kill();
      await Promise.all([ended, site.close()]);
      rmSync(home, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test.skip(!caddy, 'There is no Caddy on this machine.');
test.use({ ignoreHTTPSErrors: true });

test('a demo comes from its group’s own name, and its frames from others', async ({ page, behindProxy }) => {
  await expect(async () => {
    await page.goto(`${behindProxy('shell')}/counter`);
  }).toPass();
  await page.getByRole('button', { name: 'Increment' }).click();
  await expect(page.getByRole('status', { name: 'Count' })).toHaveText('1');
  await page.goto(`${behindProxy('shell')}/crossOriginFrames`);
  const frame = page.frameLocator('iframe[title="Field"]');
  await frame.getByLabel('Name').fill('Ada');
  await frame.getByRole('button', { name: 'Greet' }).click();
  await expect(frame.getByRole('status')).toHaveText('Hello, Ada');
  expect(await frame.locator('body').evaluate(() => self.origin)).toBe(behindProxy('frames'));
});

test.describe('with a document of JSON', () => {
  // A Chromium with windows asks for its icon.
  test.use({ allowComplaints: [/^Failed to load resource: the server responded with a status of 404/] });

  test('a mail code goes its way, in a cookie for secure addresses alone', async ({ page, context, behindProxy }) => {
    await expect(async () => {
      await page.goto(`${behindProxy('shell')}/emailValidation`);
    }).toPass();
    await page.getByRole('textbox', { name: 'Email address' }).fill('proxy@mail.example');
    await page.getByRole('button', { name: 'Send e-mail' }).click();
    await expect
      .poll(async () => (await context.cookies(behindProxy('api'))).map(({ secure }) => secure))
      .toEqual([true]);
    // Only the browser finds these names by itself.
    await page.goto(`${behindProxy('inbox')}/api/mailbox/proxy@mail.example?wait=5`);
    await expect(page.locator('body')).toContainText(/"mails":\[\{.*proxy@mail\.example/);
  });
});

test('you sign in and pay at origins with other names, and their cookies are secure', { tag: '@long' }, async ({
  page,
  context,
  behindProxy,
}) => {
  await expect(async () => {
    await page.goto(`${behindProxy('shell')}/signInAndPay?seed=7`);
  }).toPass();
  const cell = (id: string) => page.locator(`#${id}`).textContent();
  const [user, password] = [await cell('first-user'), await cell('first-password')];
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in for five seconds' }).click();
  const popup = await opened;
  await popup.getByLabel('User name').fill(user ?? '');
  expect(new URL(popup.url()).origin).toBe(behindProxy('identity'));
  await popup.getByLabel('Password').fill(password ?? '');
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Token')).toHaveText('the token has ended', { timeout: 20_000 });
  const session = (await context.cookies(behindProxy('identity'))).find(({ name }) => name === 'playground-session');
  expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' });
  // The names have one site in common, so the browser sends the cookie from a frame too.
  await page.getByRole('button', { name: 'Load my orders' }).click();
  await expect(page.getByRole('status', { name: 'Renew silently' })).toContainText('Done:');
  await expect(page.frameLocator('iframe[title="Card number"]').getByLabel('Card number')).toBeVisible();
});
