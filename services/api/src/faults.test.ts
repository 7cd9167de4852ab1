import { Agent } from 'node:http';
import { sample } from '../../../shared/test/long.ts';
import { oddQueries } from '../../../shared/test/oddValues.ts';
import { rawResponse } from '../../common/test/rawResponse.ts';
import { apiWithInbox, apiWithMail, closeAll } from '../test/api.ts';

let { api, mail } = {} as Awaited<ReturnType<typeof apiWithMail>>;
beforeAll(async () => {
  ({ api, mail } = await apiWithMail());
});
afterEach(() => mail.reset());
afterAll(closeAll);

const ORIGIN = 'http://localhost:3000';
const REVERSE = '/reverse?format=json&lat=48.5216&lon=9.0576';
const MAIL = {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: ORIGIN },
  body: '{"email":"tester@example.com"}',
};

test('with 429, 503 and drop no mail is sent or counted', async () => {
  const { api, mail } = await apiWithMail({ limits: { mailsPerAddress: 1 } });
  for (const what of ['429', '503', 'drop']) {
    const { status, headers } = await rawResponse(api.url, `/send-email?fault=${what}`, MAIL);
    expect(status).toBe(what === 'drop' ? undefined : Number(what));
    if (what !== 'drop')
      expect(headers).toMatchObject({ 'access-control-allow-origin': ORIGIN, 'cache-control': 'no-store' });
  }
  expect(mail.mails).toEqual([]);
  expect((await rawResponse(api.url, '/send-email', MAIL)).status).toBe(200);
});

test.each([
  ['slow-1', { status: 200, error: undefined }],
  ['cut', { status: 200, error: 'ECONNRESET' }],
  ['garbage', { status: 200, error: undefined }],
])('with %s the mail is sent, and only the answer fails', async (what, answer) => {
  const seen = await rawResponse(api.url, `/send-email?fault=${what}`, MAIL);
  expect(seen).toMatchObject({
    ...answer,
    headers: { 'access-control-allow-origin': ORIGIN, 'cache-control': 'no-store' },
  });
  expect(mail.mails).toHaveLength(1);
});

test.each(['cut', 'garbage', 'slow-1'])('HEAD with %s gets the headers', async (what) => {
  const answer = await rawResponse(api.url, `${REVERSE}&fault=${what}`, { method: 'HEAD' });
  expect(answer).toMatchObject({ status: 200, error: undefined, headers: { 'cache-control': 'no-store' } });
});

test('a visitor without a fault gets the city while others wait or fail', async () => {
  const leaving = new AbortController();
  const slow = rawResponse(api.url, `${REVERSE}&fault=slow-30000`, { signal: leaving.signal });
  expect((await rawResponse(api.url, `${REVERSE}&fault=503`)).status).toBe(503);
  const { status, body } = await rawResponse(api.url, REVERSE);
  expect([status, JSON.parse(body.toString()).address.country_code]).toEqual([200, 'de']);
  leaving.abort();
  expect((await slow).status).toBeUndefined();
});

test('health, documentation, preflights and the inbox never fail', async () => {
  const { api, inbox } = await apiWithInbox();
  for (const target of ['/healthz', '/readyz', '/docs', '/docs/json']) {
    expect((await rawResponse(api.url, `${target}?fault=503`)).status).toBe(200);
  }
  expect((await rawResponse(inbox, '/api/mailbox/tester@example.com?fault=503')).status).toBe(200);
  const headers = { origin: ORIGIN, 'access-control-request-method': 'POST' };
  expect((await rawResponse(api.url, '/send-email?fault=503', { method: 'OPTIONS', headers })).status).toBe(204);
});

test('if faults are off, no request fails', async () => {
  const { api } = await apiWithMail({ faults: false });
  expect((await rawResponse(api.url, `${REVERSE}&fault=503`)).status).toBe(200);
});

test('with 5 000 odd values, no request fails or waits unless it asks for that', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const ask = async ({ query, asked }: ReturnType<typeof oddQueries>[number]) => {
    const { status, error } = await rawResponse(api.url, `${REVERSE}&${query}`, { agent });
    if (query.length > 16_000) expect(status).toBe(431);
    else if (query.length > 7900) expect(status).toBe(414);
    else expect([query, status, error]).toEqual([query, asked ?? 200, undefined]);
  };
  await Promise.all(oddQueries('fault', sample(5000)).map(ask));
  agent.destroy();
}, 60_000);
