import { INBOX_LIMITS } from '@playground/kit/server/limits';
import type { Host } from '@playground/kit/server/serverParts';
import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';
import { slowRuns } from '@playground/kit/server/test/slowRuns';
import Fastify from 'fastify';
import challenge from './server.ts';

let url: string;

beforeAll(async () => {
  url = (await apiWithInbox()).api.url;
});
afterAll(closeAll);
afterEach(() => jest.restoreAllMocks());

async function post(call: string, body: object) {
  const response = await fetch(`${url}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const tokenFor = async (action: string) => (await post('challenge-token', { run: 'r-1', action })).body.token;

test('a token is good once', async () => {
  const token = await tokenFor('passes');
  expect(await post('challenge-check', { token, action: 'passes' })).toEqual({
    status: 200,
    body: { action: 'passes' },
  });
  expect(await post('challenge-check', { token, action: 'passes' })).toEqual({
    status: 403,
    body: { message: 'The server does not know this token, or it was used already.' },
  });
});

test('of ten checks of one token at the same time, one succeeds', async () => {
  const token = await tokenFor('passes');
  const checks = Array.from({ length: 10 }, () => post('challenge-check', { token, action: 'passes' }));
  expect((await Promise.all(checks)).filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a token is good for its action only, and a wrong action uses it up', async () => {
  const token = await tokenFor('passes');
  const wrong = await post('challenge-check', { token, action: 'invisible' });
  expect(wrong).toEqual({ status: 403, body: { message: 'This token is for something else.' } });
  expect((await post('challenge-check', { token, action: 'passes' })).status).toBe(403);
});

test('a token is good in its time only', async () => {
  const [late, early] = [await tokenFor('expires'), await tokenFor('expires')];
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 5_000);
  expect((await post('challenge-check', { token: early, action: 'expires' })).status).toBe(200);
  jest.spyOn(Date, 'now').mockReturnValue(now + 6_001);
  expect(await post('challenge-check', { token: late, action: 'expires' })).toEqual({
    status: 403,
    body: { message: 'This token has expired.' },
  });
});

test('each run fails once where it has to, and two runs do not know each other', async () => {
  for (const run of ['one', 'two']) {
    const ask = () => post('challenge-token', { run, action: 'fails-first' });
    expect((await ask()).status).toBe(403);
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
  }
});

test('of ten requests at the same time, only one fails where each run fails once', async () => {
  const app = Fastify();
  challenge({ runs: slowRuns(), limits: INBOX_LIMITS } as Host).routes?.(app);
  const payload = { run: 'r', action: 'fails-first' };
  const asked = Array.from({ length: 10 }, () => app.inject({ method: 'POST', url: '/challenge-token', payload }));
  expect((await Promise.all(asked)).filter(({ statusCode }) => statusCode === 403)).toHaveLength(1);
});
