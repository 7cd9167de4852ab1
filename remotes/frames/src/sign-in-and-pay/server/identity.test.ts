import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';
import { Browser, first, REDIRECT, SHOP } from './test/browser.ts';

const claimsIn = (idToken: string) => JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

/** The address of a provider. One serves all tests, because each browser has its own visit. */
let url: string;
let visitor: Browser;

beforeAll(async () => {
  url = (await apiWithInbox()).api.originUrls.identity ?? '';
});
beforeEach(() => {
  visitor = new Browser(url);
});
afterAll(closeAll);

test.each(['token', 'me', 'auth'])('/%s takes 4 kB, and says so', async (path) => {
  const send = (body: BodyInit) =>
    fetch(`${url}/${path}`, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await send(`code=${'x'.repeat(5000)}`)).status).toBe(413);
  expect((await send(`code=${'x'.repeat(3000)}`)).status).not.toBe(413);
  expect((await send(new Blob(['code=x']).stream())).status).toBe(411);
});

test('you sign in, and the shop learns your name and your address', async () => {
  const { answer, verifier } = await visitor.signIn();
  expect(answer.get('state')).toBe('a-state');
  const { status, headers, id_token, expires_in, access_token } = await visitor.token(answer.get('code'), verifier);
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe(SHOP);
  expect(claimsIn(id_token)).toMatchObject({ name: first.name, email: first.email, aud: 'shop', iss: visitor.url });
  expect(expires_in).toBe(5);
  const me = await fetch(`${url}/me`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(await me.json()).toMatchObject({ name: first.name });
});

test('a browser that sends no cookie gets a reason instead', async () => {
  await visitor.signIn();
  visitor.cookies.clear();
  const { answer } = await visitor.go(visitor.ask({ prompt: 'none' }).address);
  expect(answer.get('error')).toBe('login_required');
});

test('you continue as the first account, or cancel', async () => {
  await visitor.signIn();
  const again = visitor.ask({ prompt: 'select_account' });
  const choose = await visitor.go(again.address);
  const { answer } = await visitor.go(choose.at.pathname, { action: 'continue', hand: 'yes' });
  const { id_token } = await visitor.token(answer.get('code'), again.verifier);
  expect(claimsIn(id_token)).toMatchObject({ name: first.name });
  const third = await visitor.go(visitor.ask({ prompt: 'select_account' }).address);
  const cancelled = await visitor.go(third.at.pathname, { action: 'cancel', hand: 'yes' });
  expect(cancelled.answer.get('error')).toBe('access_denied');
});

test('a wrong password and a script are refused in words', async () => {
  const { at } = await visitor.go(visitor.ask().address);
  const wrong = await visitor.go(at.pathname, { action: 'sign-in', hand: 'yes', user: first.user, password: 'wrong' });
  expect(wrong).toMatchObject({ status: 200, text: expect.stringContaining('password is wrong') });
  // The user name stays in its field, as text.
  const marked = { action: 'sign-in', hand: 'yes', user: '"><img src=x>', password: 'wrong' };
  const { text } = await visitor.go(at.pathname, marked);
  expect(text).toContain('value="&#34;&#62;&#60;img src&#61;x&#62;"');
  const { user, password } = first;
  const script = await visitor.go(at.pathname, { action: 'sign-in', hand: 'no', user, password });
  expect(script).toMatchObject({ status: 200, text: expect.stringContaining('A script typed or pressed') });
});

test('a shop page can make the provider forget the visit, and no other page can', async () => {
  await visitor.signIn();
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const forget = (origin: string) => fetch(`${url}/forget`, { method: 'POST', headers: { origin, cookie } });
  expect((await forget('http://evil.test')).status).toBe(403);
  const { answer } = await visitor.go(visitor.ask({ prompt: 'none' }).address);
  expect(answer.get('code')).not.toBeNull();
  const done = await forget(SHOP);
  expect(done.status).toBe(200);
  expect(done.headers.getSetCookie().join()).toContain('playground-session=;');
  const after = await visitor.go(visitor.ask({ prompt: 'none' }).address);
  expect(after.answer.get('error')).toBe('login_required');
});

describe('attacks', () => {
  const UNKNOWN_ADDRESS = 'The shop has not registered the address that you would return to';
  test.each([
    [{ client_id: 'evil' }, 'The provider does not know this shop.'],
    [{ redirect_uri: 'http://evil.test/signInAndPay/signedIn' }, UNKNOWN_ADDRESS],
    [{ redirect_uri: `${SHOP}/` }, UNKNOWN_ADDRESS],
    [{ redirect_uri: `${REDIRECT}/../..` }, UNKNOWN_ADDRESS],
    [{ redirect_uri: `${REDIRECT}?next=http://evil.test` }, UNKNOWN_ADDRESS],
  ])('with %p, the browser stays at the provider, which says why', async (change, reason) => {
    const { status, at, text } = await visitor.go(visitor.ask(change).address);
    expect({ status, origin: at.origin }).toEqual({ status: 400, origin: url });
    expect(text).toContain(reason);
  });

  test.each([
    [{ code_challenge: undefined, code_challenge_method: undefined }, /PKCE/],
    [{ code_challenge_method: 'plain' }, /code_challenge_method/],
    [{ seed: '<script>' }, /^The seed must be a number\.$/],
    [{ seed: 'x'.repeat(5000) }, /^The seed must be a number\.$/],
    [{ seed: '-1' }, /^The seed must be a number\.$/],
  ])('with such a question, nobody signs in (%#)', async (change, reason) => {
    const { answer } = await visitor.go(visitor.ask(change).address);
    expect(answer.get('error')).toBe('invalid_request');
    expect(answer.get('error_description')).toMatch(reason);
  });

  test.each([
    ['for another address to return to', { redirect_uri: `${SHOP}/` }],
    ['for another shop', { client_id: 'other-shop' }],
    ['with an empty verifier', { code_verifier: '' }],
    ['with a wrong verifier', { code_verifier: 'x'.repeat(43) }],
  ])('a code gets no token %s', async (_, change) => {
    const { answer, verifier } = await visitor.signIn();
    const { status, error, error_description } = await visitor.token(answer.get('code'), verifier, change);
    expect({ status, error }).toEqual({ status: 400, error: 'invalid_grant' });
    expect(error_description).toMatch(/\w+ \w+/);
  });

  test('a code that is used twice gets no second token, and ends the first one', async () => {
    const { answer, verifier } = await visitor.signIn();
    const once = await visitor.token(answer.get('code'), verifier);
    expect(once.status).toBe(200);
    expect(await visitor.token(answer.get('code'), verifier)).toMatchObject({ status: 400, error: 'invalid_grant' });
    const me = await fetch(`${url}/me`, { headers: { authorization: `Bearer ${once.access_token}` } });
    expect(me.status).toBe(401);
  });

  test('of five that use a code at the same time, one gets a token', async () => {
    const { answer, verifier } = await visitor.signIn();
    const all = await Promise.all(Array.from({ length: 5 }, () => visitor.token(answer.get('code'), verifier)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('a sign-in of another visitor cannot be continued', async () => {
    const { at } = await visitor.go(visitor.ask().address);
    const { user, password } = first;
    const stranger = new Browser(url);
    const tried = await stranger.go(at.pathname, { action: 'sign-in', hand: 'yes', user, password });
    expect(tried).toMatchObject({ status: 400, text: expect.stringContaining('it is not yours') });
    await stranger.go(stranger.ask().address);
    expect(await stranger.go(at.pathname, { action: 'sign-in', hand: 'yes', user, password })).toMatchObject({
      status: 400,
    });
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://evil.test' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 200],
    // The browser itself sends the form again, for example when you reload the page.
    [{ 'sec-fetch-site': 'none', origin: 'null' }, 200],
    // A browser names no site if the address is not a secure one.
    [{ origin: 'null' }, 200],
  ])('a form that comes with %p gets %d', async (headers, status) => {
    const { at } = await visitor.go(visitor.ask().address);
    const form = { action: 'sign-in', hand: 'yes', user: first.user, password: 'wrong' };
    expect(await visitor.go(at.pathname, form, headers)).toMatchObject({ status });
  });

  test('no other origin may read a token, and nobody may embed the form', async () => {
    const { answer, verifier } = await visitor.signIn();
    const response = await fetch(`${url}/token`, {
      method: 'POST',
      headers: { origin: 'http://evil.test' },
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', client_id: 'shop', redirect_uri: REDIRECT },
        ...{ code: answer.get('code') ?? '', code_verifier: verifier },
      }),
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.status).toBe(400);
    const form = await fetch(`${url}/interaction/x`, { headers: { accept: 'text/html' } });
    expect(form.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

describe('a browser with FedCM', () => {
  const BROWSER = { 'sec-fetch-dest': 'webidentity' };

  /** A browser that begins a visit of this seed, and what it asks with. */
  async function visit(seed = '7') {
    const begun = await fetch(`${url}/fedcm/visit`, {
      ...{ method: 'POST', headers: { origin: SHOP }, body: new URLSearchParams({ seed }) },
    });
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const ask = (path: string, headers: Record<string, string> = {}, body?: Record<string, string>) =>
      fetch(url + path, {
        headers: { ...BROWSER, cookie, ...headers },
        ...(body && { method: 'POST', body: new URLSearchParams(body) }),
      });
    return { begun, ask };
  }
  const chosen = { client_id: 'shop', account_id: '7-1' };

  test('the seed decides which account is first', async () => {
    const firsts = ['1', '2', '3', '4', '5', '6', '7', '8'].map(async (seed) => {
      const { ask } = await visit(seed);
      return (await (await ask('/fedcm/accounts')).json()).accounts[0].id.at(-1);
    });
    expect(new Set(await Promise.all(firsts))).toEqual(new Set(['0', '1']));
  });

  test('the browser gets a token, and a page cannot ask in place of it', async () => {
    const { ask } = await visit();
    expect(await (await ask('/fedcm/assertion', { origin: SHOP }, chosen)).json()).toHaveProperty('token');
    const page = { 'sec-fetch-dest': 'empty', origin: SHOP };
    expect((await ask('/fedcm/accounts', page)).status).toBe(403);
    expect((await ask('/fedcm/assertion', page, chosen)).status).toBe(403);
  });

  test.each([
    ['of another origin', { origin: 'http://evil.test' }, {}, 403],
    ['without a visit', { origin: SHOP, cookie: '' }, {}, 400],
    ['for another shop', { origin: SHOP }, { client_id: 'other-shop' }, 400],
    ['for an account of another visit', { origin: SHOP }, { account_id: '8-1' }, 400],
    ['for an account that is none', { origin: SHOP }, { account_id: '7-2' }, 400],
  ])('gets no token %s', async (_, headers, change, status) => {
    const { ask } = await visit();
    const answer = await ask('/fedcm/assertion', headers, { ...chosen, ...change });
    expect(answer.status).toBe(status);
    expect(await answer.json()).not.toHaveProperty('token');
  });

  test('without a visit, nobody is signed in, and a visit has a number for a seed', async () => {
    const { ask } = await visit();
    expect((await ask('/fedcm/accounts', { cookie: '' })).status).toBe(401);
    expect((await ask('/fedcm/accounts', { cookie: 'playground-accounts=x' })).status).toBe(401);
    expect((await visit('<b>')).begun.status).toBe(400);
  });

  test('only the shop begins a visit, and leaving its page ends it', async () => {
    const { ask } = await visit();
    expect((await ask('/fedcm/visit', { origin: 'http://evil.test' }, { seed: '8' })).status).toBe(403);
    const ended = await ask('/forget', { origin: SHOP }, {});
    expect(ended.headers.getSetCookie().join()).toContain('playground-accounts=;');
  });
});
