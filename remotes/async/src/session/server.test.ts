import fastifyCookie from '@fastify/cookie';
import { wordIn } from '@playground/kit/contract/words';
import { INBOX_LIMITS } from '@playground/kit/server/limits';
import type { Host } from '@playground/kit/server/serverParts';
import type { ApiOptions } from '@playground/kit/server/start';
import { Store } from '@playground/kit/server/store';
import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';
import { hasStore, RedisServer } from '@playground/kit/server/test/redis';
import { slowRuns } from '@playground/kit/server/test/slowRuns';
import Fastify from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { passwordOf, secretOf } from './logins.ts';
import session from './server.ts';

let url: string;

beforeAll(async () => {
  url = await start();
});
afterAll(closeAll);

const ORIGIN = 'http://localhost:3000';
const RIGHT = { name: 'standard', password: passwordOf('standard', '7'), seed: '7', run: 'a' };

/** A simple browser at an API: it keeps the cookies that it gets. */
function browserAt(api = url, origin = ORIGIN) {
  const cookies = new Map<string, string>();
  const lines: string[] = [];
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${api}/session/${path}`, {
      method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        origin,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      lines.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Expires=Thu, 01 Jan 1970|Max-Age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, ...(await response.json()) };
  }
  return { call, cookies, lines };
}
const start = async (options: Partial<ApiOptions> = {}): Promise<string> => (await apiWithInbox(options)).api.url;

test('the right password logs in, and the cookie is for this site and no script', async () => {
  const { call, lines } = browserAt();
  expect(await call('GET', 'log-in?run=a')).toEqual({ status: 200 });
  expect(lines).toEqual([]);
  expect(await call('POST', 'log-in', RIGHT)).toMatchObject({ status: 200, account: 'standard' });
  expect(lines).toEqual([expect.stringMatching(/^session-log-in=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/)]);
  expect(await call('GET', 'log-in?run=a')).toMatchObject({ account: 'standard' });
  expect(await call('DELETE', 'log-in?run=a')).toMatchObject({ status: 200 });
  expect(lines.at(-1)).toMatch(/^session-log-in=;.*Expires=Thu, 01 Jan 1970/);
  expect(await call('GET', 'log-in?run=a')).toEqual({ status: 200 });
});

test('refuses a wrong name or password and sets no cookie', async () => {
  const { call, lines } = browserAt();
  for (const wrong of [
    { password: passwordOf('standard', '8') },
    { password: passwordOf('slow', '7') },
    { name: '<b>nobody</b> 🦊' },
  ])
    expect((await call('POST', 'log-in', { ...RIGHT, ...wrong })).status).toBe(401);
  expect(lines).toEqual([]);
});

test('the locked account gets a ticket, and only with its password', async () => {
  const { call } = browserAt();
  const locked = { ...RIGHT, name: 'locked' };
  expect((await call('POST', 'locked', locked)).message).not.toContain('ticket');
  expect(await call('POST', 'locked', { ...locked, password: passwordOf('locked', '7') })).toEqual({
    status: 403,
    message: `This account is locked. The ticket is ${wordIn('ticket', '7')}.`,
  });
});

test('a login changes the id, so a planted one is worth nothing', async () => {
  const [attacker, victim] = [browserAt(), browserAt()];
  await attacker.call('POST', 'log-in', { ...RIGHT, run: 'planted' });
  const planted = attacker.cookies.get('session-log-in') ?? '';
  victim.cookies.set('session-log-in', planted);
  await victim.call('POST', 'log-in', RIGHT);
  expect(victim.cookies.get('session-log-in')).not.toBe(planted);
  expect(await attacker.call('GET', 'log-in?run=a')).toEqual({ status: 200 });
  expect(await victim.call('GET', 'log-in?run=a')).toMatchObject({ account: 'standard' });
});

test('a forged or foreign cookie is nobody', async () => {
  const { call, cookies } = browserAt();
  await call('POST', 'log-in', RIGHT);
  const cookie = cookies.get('session-log-in') ?? '';
  for (const [path, value] of [
    ['log-in', cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['log-in', cookie.split('.')[0] ?? ''],
    ['reuse', cookie],
  ] as const) {
    const other = browserAt();
    other.cookies.set(`session-${path}`, value);
    expect(await other.call('GET', `${path}?run=a`)).toEqual({ status: 200 });
  }
});

test('refuses pages of other origins', async () => {
  const { call, cookies } = browserAt();
  await call('POST', 'log-in', RIGHT);
  for (const origin of ['https://evil.example', 'http://localhost:9999', 'null']) {
    const evil = browserAt(url, origin);
    evil.cookies.set('session-log-in', cookies.get('session-log-in') ?? '');
    expect(await evil.call('POST', 'log-in', RIGHT)).toMatchObject({ status: 403 });
    expect(await evil.call('DELETE', 'log-in?run=a')).toMatchObject({ status: 403 });
    expect(await evil.call('GET', 'log-in?run=a')).toMatchObject({ status: 403 });
  }
  // A form of another site can send no JSON.
  expect(await call('POST', 'log-in', RIGHT, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  expect(await call('GET', 'log-in?run=a')).toMatchObject({ account: 'standard' });
});

test('behind https, the cookie is for this host alone and for https alone', async () => {
  const api = await start({ publicUrl: 'https://api.example', proxies: 1 });
  const { call, lines } = browserAt(api);
  await call('POST', 'log-in', RIGHT, { 'x-forwarded-proto': 'https' });
  expect(lines).toEqual([
    expect.stringMatching(/^__Host-session-log-in=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ]);
  const plain = browserAt(api);
  await plain.call('POST', 'log-in', RIGHT, { 'x-forwarded-proto': 'http' });
  expect(plain.lines).toEqual([]);
});

test('a login is for one tab, unless it is remembered', async () => {
  const { call, lines } = browserAt();
  await call('POST', 'remember', RIGHT);
  expect(lines.at(-1)).not.toMatch(/Expires|Max-Age/);
  expect(await call('GET', 'remember?run=b')).toEqual({ status: 200 });
  await call('POST', 'remember', { ...RIGHT, remember: true });
  expect(lines.at(-1)).toMatch(/Expires/);
  expect(await call('GET', 'remember?run=a')).not.toHaveProperty('isShared');
  expect(await call('GET', 'remember?run=b')).toMatchObject({ account: 'standard', word: wordIn('tab', '7') });
  expect(await call('GET', 'remember?run=a')).toMatchObject({ isShared: true });
  // The other tab leaves, and this one stays logged in.
  await call('DELETE', 'remember?run=b');
  expect(await call('GET', 'remember?run=a')).toMatchObject({ account: 'standard' });
});

test('the first letter meets an expired session, and after a new login it arrives', async () => {
  const { call } = browserAt();
  const letter = { subject: '<b>ä</b>', text: 'Hello\n‮🦊' };
  expect(await call('PATCH', 'expires?run=a', letter)).toMatchObject({ status: 401 });
  await call('POST', 'expires', RIGHT);
  // A double click.
  const twice = await Promise.all([1, 2].map(() => call('PATCH', 'expires?run=a', letter)));
  expect(twice.map(({ status }) => status)).toEqual([401, 401]);
  expect(twice[0]?.message).toBe('Your session has expired. Please log in again.');
  expect(await call('PATCH', 'expires?run=a', letter)).toMatchObject({
    status: 401,
    message: 'You are not logged in.',
  });
  await call('POST', 'expires', RIGHT);
  expect(await call('PATCH', 'expires?run=a', letter)).toEqual({ status: 200, ...letter });
  expect(await call('PATCH', 'expires?run=a', { ...letter, text: 'x'.repeat(1001) })).toMatchObject({ status: 400 });
});

test('log out ends one browser, the others or all', async () => {
  const [one, two] = [browserAt(), browserAt()];
  const places = async ({ call }: typeof one) => (await call('GET', 'everywhere?run=a')).others;
  // A second login in the same browser is not another device.
  for (const _ of [1, 2]) await one.call('POST', 'everywhere', RIGHT);
  expect(await places(one)).toEqual(['Phone', 'Library computer']);
  await two.call('POST', 'everywhere', RIGHT);
  expect(await places(one)).toEqual(['Phone', 'Library computer', 'Another browser']);
  expect(await two.call('DELETE', 'everywhere?run=a')).toMatchObject({
    others: ['Phone', 'Library computer', 'Another browser'],
  });
  expect(await places(two)).toBeUndefined();
  await two.call('POST', 'everywhere', RIGHT);
  expect(await one.call('DELETE', 'everywhere?run=a&which=others')).toMatchObject({ account: 'standard', others: [] });
  expect(await places(two)).toBeUndefined();
  expect(await places(one)).toEqual([]);
  await two.call('POST', 'everywhere', RIGHT);
  expect(await one.call('DELETE', 'everywhere?run=a&which=all')).toEqual({ status: 200, others: [] });
  expect([await places(one), await places(two)]).toEqual([undefined, undefined]);
});

test('browsers that log in at the same time are all on the list', async () => {
  const app = Fastify();
  await app.register(fastifyCookie);
  const host = { runs: slowRuns(), limits: INBOX_LIMITS, secrets: ['x'.repeat(32)], allowedOrigins: [ORIGIN] };
  await session({ ...host, secureCookie: false } as unknown as Host).routes?.(app);
  const logIn = () => app.inject({ method: 'POST', url: '/session/everywhere', payload: RIGHT });
  const [first] = await Promise.all(Array.from({ length: 6 }, logIn));
  const [{ name, value } = { name: '', value: '' }] = first?.cookies ?? [];
  const listed = await app.inject({ url: '/session/everywhere?run=a', cookies: { [name]: value } });
  expect(listed.json().others).toHaveLength(7);
});

test('a one-time code completes the login, once, and five wrong ones end it', async () => {
  let now = 1_800_000_000_000;
  const { call } = browserAt(await start({ now: () => now }));
  const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secretOf('7')) }).generate({ timestamp });
  const send = (code: string) => call('PATCH', 'code?run=a', { code });
  expect(await send(codeAt(now))).toMatchObject({ status: 401 });
  expect(await call('POST', 'code', RIGHT)).toMatchObject({ account: 'standard', needsCode: true });
  for (const wrong of [codeAt(now + 90_000), codeAt(now - 90_000), '', '🦊🦊🦊']) {
    expect(await send(wrong)).toEqual({ status: 403, message: 'This code is wrong.' });
  }
  expect(await call('GET', 'code?run=a')).toMatchObject({ needsCode: true });
  expect((await send('1')).message).toContain('Too many');
  expect(await send(codeAt(now))).toMatchObject({ status: 401 });
  await call('POST', 'code', RIGHT);
  expect(await send(codeAt(now - 30_000).replace(/(...)/, '$1 '))).toEqual({ status: 200, account: 'standard' });
  expect((await call('GET', 'code?run=a')).needsCode).toBeFalsy();
  await call('POST', 'code', RIGHT);
  expect((await send(codeAt(now - 30_000))).message).toContain('used before');
  now += 30_000;
  expect(await send(codeAt(now))).toMatchObject({ status: 200 });
});

test('the secret and the passwords follow the seed', () => {
  expect(secretOf('7')).toMatch(/^[A-Z2-7]{32}$/);
  expect(secretOf('7')).toBe(secretOf('7'));
  expect(secretOf('7')).not.toBe(secretOf('8'));
  expect(passwordOf('slow', '7')).not.toBe(passwordOf('slow', '8'));
});

test('an address may log in so often, and then has to wait', async () => {
  const { call } = browserAt(await start({ limits: { loginsPerAddress: 3 } }));
  const statuses = [];
  for (let time = 0; time < 4; time++) statuses.push((await call('POST', 'log-in', RIGHT)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('the slow account takes four seconds, and a client that leaves gets no session', async () => {
  const { call, cookies } = browserAt();
  const slow = { ...RIGHT, name: 'slow', password: passwordOf('slow', '7') };
  const leaving = AbortSignal.timeout(300);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(slow) };
  await expect(fetch(`${url}/session/slow`, { ...init, signal: leaving })).rejects.toThrow();
  const began = performance.now();
  expect(await call('POST', 'slow', slow)).toMatchObject({ account: 'slow' });
  expect(performance.now() - began).toBeGreaterThan(3900);
  expect(cookies.size).toBe(1);
});

if (hasStore('logins that replicas share')) {
  describe('at two replicas', () => {
    let redis: RedisServer;
    let replicas: string[];

    beforeAll(async () => {
      redis = await RedisServer.start();
      const options = { redisUrl: redis.url, secrets: ['x'.repeat(32)] };
      replicas = [await start(options), await start(options)];
    });
    afterAll(async () => {
      await closeAll();
      await redis.kill();
    });

    // In the memory of one process, no request comes between the steps of another one.
    test('one-time codes that come at the same time are all counted, and one of them is taken', async () => {
      const browsers = Array.from({ length: 10 }, (_, at) => browserAt(replicas[at % 2]));
      for (const { call } of browsers) await call('POST', 'code', RIGHT);
      const code = new TOTP({ secret: Secret.fromBase32(secretOf('7')) }).generate();
      const answers = await Promise.all(browsers.map(({ call }) => call('PATCH', 'code?run=a', { code })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);

      const { call } = browserAt(replicas[0]);
      await call('POST', 'code', RIGHT);
      const guesses = Array.from({ length: 10 }, () => call('PATCH', 'code?run=a', { code: '12345' }));
      const wrong = (await Promise.all(guesses)).filter(({ message }) => message === 'This code is wrong.');
      expect(wrong).toHaveLength(4);
    });

    test('logins and logouts are known', async () => {
      const [one, other] = [browserAt(replicas[0]), browserAt(replicas[1])];
      await one.call('POST', 'log-in', RIGHT);
      for (const [name, value] of one.cookies) other.cookies.set(name, value);
      expect(await other.call('GET', 'log-in?run=a')).toMatchObject({ account: 'standard' });
      await other.call('DELETE', 'log-in?run=a');
      expect(await one.call('GET', 'log-in?run=a')).toEqual({ status: 200 });
    });

    test('a login that somebody overwrote in the store is answered, and the API goes on', async () => {
      const store = new Store(redis.url);
      await store.open();
      const { call } = browserAt(replicas[0]);
      await call('POST', 'log-in', RIGHT);
      const keys = await store.keys('playground:run:session:log-in:*');
      for (const key of keys) await store.set(key.replace('playground:', ''), '{"cut');
      expect(await call('GET', 'log-in?run=a')).toMatchObject({ status: 503 });
      store.disconnect();
    });
  });
}
