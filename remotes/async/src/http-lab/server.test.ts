import { createHash } from 'node:crypto';
import { wordIn } from '@playground/kit/contract/words';
import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';
import { hopsOf, PARTS, ringOf } from './lab.ts';
import { NONCE_MS } from './server/digest.ts';

let url: string;

beforeAll(async () => {
  url = (await apiWithInbox()).api.url;
});
afterAll(closeAll);

const ORIGIN = 'http://localhost:3000';
const ask = (path: string, headers: Record<string, string> = {}, run = 'a') =>
  fetch(`${url}/lab/${path}?run=${run}&seed=7`, { headers, redirect: 'manual' });
/** The addresses of a row of redirects, until one repeats or there is an end. */
async function follow(path: string): Promise<{ visited: string[]; status: number }> {
  const visited: string[] = [];
  let address = `${url}/lab/${path}?run=a&seed=7`;
  while (!visited.includes(address)) {
    visited.push(address);
    const response = await fetch(address, { redirect: 'manual' });
    if (response.status !== 302) return { visited, status: response.status };
    address = new URL(response.headers.get('location') ?? '', address).href;
  }
  return { visited, status: 302 };
}

test('answers with each status that is asked for', async () => {
  for (const status of [200, 201, 204, 205, 301, 304, 400, 401, 404, 418, 429, 500, 503, 599]) {
    const response = await ask(`status/${status}`);
    expect(response.status).toBe(status);
    if (status >= 400) expect(await response.json()).toEqual({ message: expect.stringContaining(String(status)) });
  }
});

test('redirects as often as the seed says, and the ring has as many addresses as the seed says', async () => {
  const hops = await follow('hops/0');
  expect([hops.visited.length - 1, hops.status]).toEqual([hopsOf('7'), 200]);
  const ring = await follow('ring/0');
  expect([ring.visited.length, ring.status]).toEqual([ringOf('7'), 302]);
  const seeds = Array.from({ length: 30 }, (_, seed) => String(seed));
  for (const number of [hopsOf, ringOf]) expect(new Set(seeds.map(number)).size).toBeGreaterThan(3);
});

test('the slow head comes late, and of the slow body the first part comes at once', async () => {
  const before = performance.now();
  const [head, body] = await Promise.all([ask('slow-head'), ask('slow-body')]);
  expect(performance.now() - before).toBeGreaterThan(2_400);
  expect(await head.json()).toEqual({ word: wordIn('slow head', '7') });
  const lines = (await body.text()).trim().split('\n');
  expect(lines).toHaveLength(PARTS);
  expect(lines.at(-1)).toBe(`Word ${PARTS} is ${wordIn(`slow body ${PARTS}`, '7')}.`);
});

test('the document is not sent again if the client has it', async () => {
  const first = await ask('document', { origin: ORIGIN });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[a-z-]+"$/);
  expect(first.headers.get('access-control-expose-headers')).toContain('etag');
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask('document', { 'if-none-match': known });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  for (const other of ['"other"', etag.replaceAll('"', '')])
    expect((await ask('document', { 'if-none-match': other })).status).toBe(200);
});

test('a range is sent alone, and one beyond the end is refused', async () => {
  const whole = await (await ask('document')).text();
  for (const [range, from, to] of [
    ['bytes=20-29', 20, 29],
    ['bytes=600-', 600, whole.length - 1],
    ['bytes=-5', whole.length - 5, whole.length - 1],
    ['bytes=600-99999', 600, whole.length - 1],
  ] as const) {
    const part = await ask('document', { range });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${whole.length}`);
    expect(await part.text()).toBe(whole.slice(from, to + 1));
  }
  for (const range of ['bytes=99999-', 'bytes=30-20', 'bytes=-0']) {
    const refused = await ask('document', { range });
    expect([refused.status, refused.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
  }
  for (const range of ['bytes=a-b', 'bytes=1-2,4-5', 'lines=1-2', 'bytes=-'])
    expect((await ask('document', { range })).status).toBe(200);
});

test('the answer without permission has no CORS header, and the others have one', async () => {
  const refused = await ask('no-cors', { origin: ORIGIN });
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  expect(await refused.json()).toEqual({ word: wordIn('no cors', '7') });
  expect((await ask('document', { origin: ORIGIN })).headers.get('access-control-allow-origin')).toBe(ORIGIN);
});

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

test('Basic takes the password of the seed alone', async () => {
  const right = await ask('basic', basic(`reader:${wordIn('basic', '7')}`));
  expect([right.status, await right.text()]).toEqual([
    200,
    `You are logged in. The word is ${wordIn('basic word', '7')}.`,
  ]);
  for (const headers of [{}, basic(`reader:${wordIn('basic', '8')}`), basic('reader'), { authorization: 'Basic' }]) {
    const refused = await ask('basic', headers);
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="Playground Basic", charset="UTF-8"',
    ]);
  }
});

/** What a browser sends after a challenge. */
function digestFor(challenge: string, password: string, changes: Record<string, string> = {}) {
  const [, realm = ''] = /realm="([^"]*)"/.exec(challenge) ?? [];
  const [, nonce = ''] = /nonce="([^"]*)"/.exec(challenge) ?? [];
  const [, algorithm = ''] = /algorithm=([\w-]+)/.exec(challenge) ?? [];
  const hash = (text: string) =>
    createHash(algorithm === 'MD5' ? 'md5' : 'sha256')
      .update(text)
      .digest('hex');
  const given = { nonce, uri: '/lab/digest?run=a&seed=7', nc: '00000001', cnonce: 'abc,"def', ...changes };
  const secret = hash(`reader:${realm}:${password}`);
  const response = hash(`${secret}:${given.nonce}:${given.nc}:${given.cnonce}:auth:${hash(`GET:${given.uri}`)}`);
  const cnonce = given.cnonce.replaceAll('"', '\\"');
  return {
    authorization: `Digest username="reader", realm="${realm}", nonce="${given.nonce}", uri="${given.uri}", qop=auth, nc=${given.nc}, cnonce="${cnonce}", algorithm=${algorithm}, response="${response}"`,
  };
}

test('Digest takes the right digest by SHA-256 and by MD5, and no other', async () => {
  const refused = await ask('digest');
  expect(refused.status).toBe(401);
  const challenges = (refused.headers.get('www-authenticate') ?? '').split(/, (?=Digest )/);
  expect(challenges.map((one) => /algorithm=([\w-]+)/.exec(one)?.[1])).toEqual(['SHA-256', 'MD5']);
  const password = wordIn('digest', '7');
  for (const challenge of challenges) {
    const right = await ask('digest', digestFor(challenge, password, { cnonce: 'abc' }));
    expect([right.status, await right.text()]).toEqual([
      200,
      `You are logged in. The word is ${wordIn('digest word', '7')}.`,
    ]);
    for (const wrong of [
      digestFor(challenge, wordIn('digest', '8')),
      digestFor(challenge, password, { uri: '/lab/basic?run=a&seed=7' }),
      digestFor(challenge, password, { nonce: `${Date.now() + 60_000}-${'0'.repeat(64)}` }),
      { authorization: 'Digest' },
      // What follows is not searched for, because that takes long in a long header.
      { authorization: digestFor(challenge, password, { cnonce: 'abc' }).authorization.replace('t ', 't what ') },
      { authorization: 'Digest username=' },
      { authorization: digestFor(challenge, password).authorization.replace('qop=auth', 'qop=auth-int') },
      {
        authorization: digestFor(challenge, password).authorization.replace(
          /algorithm=[\w-]+/,
          'algorithm=constructor',
        ),
      },
    ])
      expect((await ask('digest', wrong)).status).toBe(401);
  }
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + NONCE_MS + 1);
  try {
    expect((await ask('digest', digestFor(challenges[0] ?? '', password, { cnonce: 'abc' }))).status).toBe(401);
  } finally {
    clock.mockRestore();
  }
});

test('Bearer takes a token of the login', async () => {
  const body = JSON.stringify({ name: 'reader', password: wordIn('password', '7'), seed: '7' });
  const headers = { 'content-type': 'application/json' };
  const { login } = await (await fetch(`${url}/download-login`, { method: 'POST', headers, body })).json();
  for (const scheme of ['Bearer', 'bearer'])
    expect((await ask('bearer', { authorization: `${scheme} ${login}` })).status).toBe(200);
  for (const authorization of [login, `Bearer ${login}x`, `Basic ${login}`]) {
    const refused = await ask('bearer', { authorization });
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
  }
});

test('the server says what it saw, without what is secret, and keeps 40 requests', async () => {
  await ask('basic', basic('reader:secret'), 'seen');
  await ask('document', { range: 'bytes=1-2' }, 'seen');
  const seen = async () => (await (await fetch(`${url}/lab/seen?run=seen`)).json()).seen;
  expect(await seen()).toEqual([
    { method: 'GET', path: '/lab/basic', headers: { authorization: 'Basic …' } },
    { method: 'GET', path: '/lab/document', headers: { range: 'bytes=1-2' } },
  ]);
  for (let i = 0; i < 41; i++) await ask('no-cors', {}, 'seen');
  expect(await seen()).toHaveLength(40);
});

test('what a tab sends on leaving is seen with its number, and needs no body', async () => {
  const send = (number: string, run = 'left') =>
    fetch(`${url}/lab/left/${number}?run=${run}&seed=7`, { method: 'POST' });
  expect((await send('1234')).status).toBe(204);
  expect((await send('5678', 'another')).status).toBe(204);
  expect((await send('12345')).status).toBe(400);
  expect(await (await ask('seen', {}, 'left')).json()).toEqual({
    seen: [{ method: 'POST', path: '/lab/left/1234', headers: {} }],
  });
});
