import { Agent } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { sample } from '../../../../shared/test/long.ts';
import { oddQueries } from '../../../../shared/test/oddValues.ts';
import { rawResponse } from '../../../common/test/rawResponse.ts';
import { cleanUp, HTML, served } from '../../test/origin.ts';

afterEach(cleanUp);

const SCRIPT = 'static/main.0123456789ab.js';
const CODE = `run(${JSON.stringify('a'.repeat(5000))})`;
const FILES = {
  'index.html': HTML,
  'mf-manifest.json': JSON.stringify({ name: 'forms', filler: Array.from({ length: 2000 }, (_, index) => index) }),
  [SCRIPT]: CODE,
  [`${SCRIPT}.br`]: brotliCompressSync(CODE),
  'static/main.0123456789ab.css': 'body { color: red }',
  'clip.mp4': Buffer.alloc(300_000, 'film'),
};
const TARGETS = ['/mf-manifest.json', `/${SCRIPT}`, '/static/main.0123456789ab.css', '/clip.mp4'];

const halfOf = (body: Buffer) => body.subarray(0, Math.floor(body.length / 2));

test.each(TARGETS)(
  '%s fails as it is asked to, every origin can read the failure, and no cache keeps it',
  async (target) => {
    const { url } = await served(FILES);
    const headers = { origin: 'http://localhost:3000' };
    const usual = await rawResponse(url, target, { headers });
    const under = (what: string) => rawResponse(url, `${target}?fault=${what}`, { headers });
    const open = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

    const refused = await under('503');
    expect(refused).toMatchObject({ status: 503, headers: open });
    const cut = await under('cut');
    expect(cut).toMatchObject({ status: 200, headers: open, error: 'ECONNRESET' });
    expect(cut.headers['content-length']).toBe(usual.headers['content-length']);
    expect(cut.body.equals(halfOf(usual.body))).toBe(true);
    const garbage = await under('garbage');
    expect(garbage).toMatchObject({ status: 200, headers: { ...open, 'content-type': usual.headers['content-type'] } });
    expect(garbage.body.toString()).toContain('nonsense');
    const slow = await under('slow-1');
    expect(slow).toMatchObject({ status: 200, headers: open });
    expect(slow.body.equals(usual.body)).toBe(true);
    for (const answer of [refused, cut, garbage, slow]) {
      expect(answer.headers).not.toHaveProperty('etag');
      expect(answer.headers).not.toHaveProperty('last-modified');
    }
    expect(await under('drop')).toMatchObject({ status: undefined, error: 'ECONNRESET' });
    // A request without a fault is answered as usual.
    expect(await rawResponse(url, target, { headers })).toMatchObject({
      status: 200,
      headers: { etag: usual.headers.etag, 'cache-control': usual.headers['cache-control'] },
    });
  },
);

test.each(['cut', 'garbage', 'slow-1'])('HEAD with %s gets the headers', async (what) => {
  const { url } = await served(FILES);
  for (const target of TARGETS) {
    const { status, headers, body, error } = await rawResponse(url, `${target}?fault=${what}`, { method: 'HEAD' });
    expect([status, headers['cache-control'], body.length, error]).toEqual([200, 'no-store', 0, undefined]);
  }
});

test('a compressed file is cut in half as it is sent, and nonsense is not compressed', async () => {
  const { url } = await served(FILES);
  const headers = { 'accept-encoding': 'br' };
  for (const target of [`/${SCRIPT}`, '/mf-manifest.json']) {
    const usual = await rawResponse(url, target, { headers });
    expect(usual.headers['content-encoding']).toBe('br');
    const cut = await rawResponse(url, `${target}?fault=cut`, { headers });
    expect(cut).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' }, error: 'ECONNRESET' });
    expect(cut.body.equals(halfOf(usual.body))).toBe(true);
    const garbage = await rawResponse(url, `${target}?fault=garbage`, { headers });
    expect(garbage.headers).not.toHaveProperty('content-encoding');
    expect(garbage.body.toString()).toContain('nonsense');
    const slow = await rawResponse(url, `${target}?fault=slow-1`, { headers });
    expect(brotliDecompressSync(slow.body)).toEqual(brotliDecompressSync(usual.body));
  }
});

test('a file that the client has is sent again as a whole', async () => {
  const { url } = await served(FILES);
  for (const target of ['/mf-manifest.json', '/clip.mp4']) {
    const { etag } = (await rawResponse(url, target)).headers;
    for (const conditions of [{ 'if-none-match': String(etag) }, { range: 'bytes=0-1' }]) {
      expect((await rawResponse(url, `${target}?fault=slow-1`, { headers: conditions })).status).toBe(200);
      expect((await rawResponse(url, `${target}?fault=418`, { headers: conditions })).status).toBe(418);
    }
  }
});

test.each(['503', 'drop', 'garbage'])('documents, health and preflights never fail (%s)', async (what) => {
  const { url } = await served(FILES);
  for (const target of ['/', '/counter', '/index.html', '/healthz', '/readyz']) {
    const answer = await rawResponse(url, `${target}?fault=${what}`);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).not.toContain('nonsense');
  }
  const headers = { origin: 'http://localhost:3000', 'access-control-request-method': 'GET' };
  const preflight = await rawResponse(url, `/${SCRIPT}?fault=${what}`, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
});

test('nothing fails at the shell, or if faults are off', async () => {
  for (const options of [{ name: 'shell', hints: false }, { faults: false }]) {
    const { url } = await served(FILES, options);
    for (const target of TARGETS) {
      for (const what of ['503', 'drop']) {
        const { status, headers } = await rawResponse(url, `${target}?fault=${what}`);
        expect(status).toBe(200);
        expect(headers['cache-control']).not.toBe('no-store');
      }
    }
  }
});

test('with 5 000 odd values, no request fails or waits unless it asks for that', async () => {
  const { url } = await served(FILES);
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const ask = async ({ query, asked }: ReturnType<typeof oddQueries>[number]) => {
    const { status, error } = await rawResponse(url, `/static/main.0123456789ab.css?${query}`, { agent });
    if (query.length > 16_000) expect(status).toBe(431);
    else if (query.length > 7900) expect(status).toBe(414);
    else expect([query, status, error]).toEqual([query, asked ?? 200, undefined]);
  };
  await Promise.all(oddQueries('fault', sample(5000)).map(ask));
  agent.destroy();
});

test('with 5 000 odd values of each parameter of a page, the shell answers with the page', async () => {
  const { url } = await served(FILES, { name: 'shell' });
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const [first = [], ...others] = ['seed', 'now', 'fault', 'log'].map((name) => oddQueries(name, sample(5000)));
  const ask = async ({ query }: { query: string }, index: number) => {
    // Combines values from different places of the lists.
    const all = [query, ...others.map((list, step) => list[(index * (3 + 2 * step)) % list.length]?.query)].join('&');
    const { status, error } = await rawResponse(url, `/counter?${all}`, { agent });
    if (all.length > 7800) expect([200, 414, 431]).toContain(status);
    else expect([all, status, error]).toEqual([all, 200, undefined]);
  };
  await Promise.all(first.map(ask));
  agent.destroy();
});
