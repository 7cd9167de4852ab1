import { setMaxListeners } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { rawResponse } from '../test/rawResponse.ts';
import { carryOutFaults } from './faultPlugin.ts';
import { healthRoutes } from './health.ts';
import { type Listener, type ListenOptions, listen } from './listen.ts';
import { logging, observeRequests } from './logging.ts';
import { refuseError } from './refusals.ts';

const listeners: Listener[] = [];
const TEXT = JSON.stringify({ text: 'a'.repeat(1000) });

// Faults wait by `setTimeout`. The timers of sockets stay real.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
  });
});

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await Promise.all(listeners.splice(0).map((listener) => listener.close()));
});

/** A server that counts the requests that reach its handler. */
async function faulty({
  enabled = true,
  log = false,
  ...options
}: ListenOptions & { enabled?: boolean; log?: boolean } = {}) {
  const app = Fastify({
    ...logging(log),
    trustProxy: (_, hop) => hop < 1,
    ajv: { customOptions: { removeAdditional: false } },
  });
  const done: string[] = [];
  app.setErrorHandler(refuseError);
  observeRequests(app, { urlOf: () => '/' });
  healthRoutes(app, { about: async () => ({}) });
  carryOutFaults(app, { enabled, concerns: ({ url }) => !url.startsWith('/healthz') });
  const querystring = { type: 'object', additionalProperties: false, properties: { a: { type: 'string' } } };
  app.get('/', { schema: { querystring } }, async (request, reply) => {
    done.push(request.url);
    const known = request.headers['if-none-match'] === '"1"' || request.headers.range;
    reply.headers({ ETag: '"1"', 'Last-Modified': 'now', 'Cache-Control': 'public, max-age=31536000, immutable' });
    return known ? reply.code(304).send() : reply.type('application/json').send(TEXT);
  });
  const streams: Readable[] = [];
  const streamed = (path: string, make: () => Readable) =>
    app.get(path, (_, reply) => {
      const stream = make();
      streams.push(stream);
      return reply.type('text/plain').send(stream);
    });
  streamed('/streamed', () => Readable.from(['a'.repeat(600), 'b'.repeat(400)]));
  streamed('/silent', () => new Readable({ read() {} }));
  app.get('/short', (_, reply) => reply.send('a'));
  await app.ready();
  const listener = await listen(app, 'media', 0, 'localhost', options);
  listeners.push(listener);
  return { ...listener, done, streams };
}

/** Waits until `count` requests wait. */
async function untilWaiting(count: number) {
  while (jest.getTimerCount() < count) await setImmediate();
}

test.each([400, 404, 503, 599])(
  '%d is answered in the form of all refusals, and the handler does not run',
  async (status) => {
    const { url, done } = await faulty();
    const answer = await rawResponse(url, `/?fault=${status}`);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(JSON.parse(answer.body.toString())).toEqual({
      message: `The request asked for this answer by ?fault=${status}.`,
    });
    expect(done).toEqual([]);
  },
);

test('slow-3000 gives the usual answer after three seconds', async () => {
  const { url, done } = await faulty();
  const answer = rawResponse(url, '/?fault=slow-3000');
  await untilWaiting(1);
  jest.advanceTimersByTime(2999);
  await setImmediate();
  expect(done).toEqual([]);
  jest.advanceTimersByTime(1);
  const { status, body, headers } = await answer;
  expect([status, body.toString(), headers['cache-control']]).toEqual([200, TEXT, 'no-store']);
});

test('hang sends no byte for thirty seconds and then ends the connection', async () => {
  const { url, done } = await faulty();
  let ended = false;
  const answer = rawResponse(url, '/?fault=hang').finally(() => {
    ended = true;
  });
  await untilWaiting(1);
  jest.advanceTimersByTime(29_999);
  await setImmediate();
  expect(ended).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await answer).toMatchObject({ status: undefined, error: 'ECONNRESET' });
  expect(done).toEqual([]);
});

test('drop resets the connection without a byte', async () => {
  const { url, done } = await faulty();
  expect(await rawResponse(url, '/?fault=drop')).toMatchObject({ status: undefined, error: 'ECONNRESET' });
  expect(done).toEqual([]);
});

test('cut sends half of the body, with the headers of the whole body', async () => {
  const { url } = await faulty();
  const { status, headers, body, error } = await rawResponse(url, '/?fault=cut');
  expect([status, headers['content-length'], error]).toEqual([200, String(TEXT.length), 'ECONNRESET']);
  expect(body.toString()).toBe(TEXT.slice(0, Math.floor(TEXT.length / 2)));
});

test('an answer without a length is cut in its chunks', async () => {
  const { url } = await faulty();
  const { status, headers, body, error } = await rawResponse(url, '/streamed?fault=cut');
  expect([status, headers['transfer-encoding'], error]).toEqual([200, 'chunked', 'ECONNRESET']);
  expect(body.toString()).toBe('a'.repeat(500));
});

test('if a body has one byte, cut sends only the headers', async () => {
  const { url } = await faulty();
  const { status, headers, body, error } = await rawResponse(url, '/short?fault=cut');
  expect([status, headers['content-length'], body.length, error]).toEqual([200, '1', 0, 'ECONNRESET']);
});

test('a refusal can be cut as well', async () => {
  const { url } = await faulty();
  expect(await rawResponse(url, '/?fault=cut&b=1')).toMatchObject({ status: 400, error: 'ECONNRESET' });
});

test.each(['/', '/streamed'])('garbage sends nonsense with the right status and type (%s)', async (path) => {
  const { url } = await faulty();
  const { headers: usual } = await rawResponse(url, path);
  const { status, headers, body, error } = await rawResponse(url, `${path}?fault=garbage`);
  expect([status, headers['content-type'], error]).toEqual([200, usual['content-type'], undefined]);
  const text = body.toString();
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(() => new Function(text)).toThrow(SyntaxError);
  // In a stylesheet, a closing brace without an opening one breaks the first rule.
  expect(text).toMatch(/^\}/);
});

test.each(['slow-1', 'cut', 'garbage', '503'])('no cache keeps or revalidates an answer with %s', async (what) => {
  const { url } = await faulty();
  for (const conditions of [{ 'if-none-match': '"1"' }, { range: 'bytes=0-1' }]) {
    const answer = rawResponse(url, `/?fault=${what}`, { headers: conditions });
    if (what === 'slow-1') {
      await untilWaiting(1);
      jest.advanceTimersByTime(1);
    }
    const { status, headers } = await answer;
    expect([status, headers['cache-control']]).toEqual([what === '503' ? 503 : 200, 'no-store']);
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('last-modified');
  }
});

test.each(['fault=', 'fault=200', 'fault=slow-99999999', 'fault=503&fault=503', 'fault=forms:503', 'fault'])(
  'a request with ?%s is answered as usual',
  async (query) => {
    const { url } = await faulty();
    const { status, headers, body } = await rawResponse(url, `/?${query}`);
    expect([status, headers.etag, body.toString()]).toEqual([200, '"1"', TEXT]);
    expect(headers['cache-control']).toContain('immutable');
  },
);

test('a file that nonsense replaces is closed', async () => {
  const { url, streams } = await faulty();
  await rawResponse(url, '/silent?fault=garbage');
  expect(streams.map(({ destroyed }) => destroyed)).toEqual([true]);
});

test('if faults are off, no request fails, and none is refused because of the parameter', async () => {
  const { url } = await faulty({ enabled: false });
  expect(await rawResponse(url, '/?a=1&fault=503')).toMatchObject({ status: 200, headers: { etag: '"1"' } });
});

test('requests that may not fail do not fail', async () => {
  const { url } = await faulty();
  expect((await rawResponse(url, '/healthz?fault=503')).status).toBe(200);
});

test('of 200 slow and hanging requests, 100 wait, and the others learn at once when to try again', async () => {
  const { url } = await faulty();
  const leaving = new AbortController();
  setMaxListeners(0, leaving.signal);
  const all = Array.from({ length: 200 }, (_, index) =>
    rawResponse(url, `/?fault=${index % 2 ? 'slow-30000' : 'hang'}`, { signal: leaving.signal }),
  );
  const told: unknown[] = [];
  for (const one of all) one.then(({ status, headers }) => status && told.push([status, headers['retry-after']]));
  while (told.length < 100) await setImmediate();
  expect(told).toEqual(Array.from({ length: 100 }, () => [503, '1']));
  expect(jest.getTimerCount()).toBe(100);
  // Other visitors are answered as usual.
  expect((await rawResponse(url, '/')).status).toBe(200);
  leaving.abort();
  await Promise.all(all);
  while (jest.getTimerCount() > 0) await setImmediate();
  // All places are free again.
  const next = rawResponse(url, '/?fault=slow-1');
  await untilWaiting(1);
  jest.advanceTimersByTime(1);
  expect((await next).status).toBe(200);
});

test('one visitor with 200 requests that hang leaves places for others', async () => {
  const { url } = await faulty();
  const leaving = new AbortController();
  setMaxListeners(0, leaving.signal);
  const from = (visitor: string, what: string) =>
    rawResponse(url, `/?fault=${what}`, { headers: { 'x-forwarded-for': visitor }, signal: leaving.signal });
  const all = Array.from({ length: 200 }, () => from('203.0.113.1', 'hang'));
  await untilWaiting(100);
  const other = from('203.0.113.2', 'slow-1');
  await untilWaiting(101);
  jest.advanceTimersByTime(1);
  expect((await other).status).toBe(200);
  leaving.abort();
  await Promise.all(all);
  while (jest.getTimerCount() > 0) await setImmediate();
});

test('thousands of requests that waited or were refused leave nothing in memory', async () => {
  const { url } = await faulty();
  const round = async () => {
    const leaving = Array.from({ length: 120 }, () => new AbortController());
    const all = leaving.map(({ signal }) => rawResponse(url, '/?fault=slow-30000', { signal }));
    await untilWaiting(100);
    for (const one of leaving) one.abort();
    await Promise.all(all);
    while (jest.getTimerCount() > 0) await setImmediate();
  };
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const used = async (rounds: number) => {
    for (let count = 0; count < rounds; count++) await round();
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = await used(3);
  // A request in memory takes some kilobytes.
  expect((await used(10)) - before).toBeLessThan(2_000_000);
});

test('if a visitor leaves during a slow request, the handler does not run', async () => {
  const { url, done } = await faulty();
  const leaving = new AbortController();
  const left = rawResponse(url, '/?fault=slow-1000', { signal: leaving.signal });
  await untilWaiting(1);
  leaving.abort();
  await left;
  while (jest.getTimerCount() > 0) await setImmediate();
  await rawResponse(url, '/?a=1');
  expect(done).toEqual(['/?a=1']);
});

test('a server that ends does not wait: it answers slow requests and ends hanging ones', async () => {
  const { url, close } = await faulty();
  const [slow, hanging] = [rawResponse(url, '/?fault=slow-30000'), rawResponse(url, '/?fault=hang')];
  await untilWaiting(2);
  const started = performance.now();
  const closed = close();
  expect((await slow).status).toBe(200);
  expect((await hanging).error).toBe('ECONNRESET');
  // The timers of `listen` are fake, so it has cut nothing off.
  await closed;
  expect(performance.now() - started).toBeLessThan(2000);
});

test('no request starts to wait at a server that is about to end', async () => {
  const { url, close } = await faulty({ drainMs: 500 });
  const closed = close();
  expect((await rawResponse(url, '/?fault=slow-30000')).status).toBe(200);
  expect((await rawResponse(url, '/?fault=hang')).error).toBe('ECONNRESET');
  await closed;
});

test('a slow answer is not cut because it stalls', async () => {
  jest.useRealTimers();
  const server = await faulty({ limits: { stalledMs: 100 } });
  expect((await rawResponse(server.url, '/?fault=slow-400')).status).toBe(200);
  expect(server.connections().cut).toBe(0);
});

test('an answer that stalls after its slow start is cut as usual', async () => {
  jest.useRealTimers();
  const server = await faulty({ limits: { stalledMs: 100 } });
  expect((await rawResponse(server.url, '/silent?fault=slow-1')).error).toBe('ECONNRESET');
  expect(server.connections().cut).toBe(1);
});

test('a fault is not an error in the log', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { url } = await faulty({ log: true });
  const kinds = ['503', 'drop', 'cut', 'garbage'];
  for (const what of kinds) await rawResponse(url, `/?fault=${what}`);
  await rawResponse(url, '/streamed?fault=cut');
  await rawResponse(url, '/streamed?fault=garbage');
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines.map(({ level, fault }) => [level, fault])).toEqual(
    ['status', 'drop', 'cut', 'garbage', 'cut', 'garbage'].map((kind) => [30, kind]),
  );
});
