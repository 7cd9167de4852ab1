import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createRawServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { listen } from '../../../common/src/listen.ts';
import { ask, cleanUp, served } from '../../test/origin.ts';
import { forward } from './forward.ts';

let backend: Server;
let url: string;

beforeEach(async () => {
  backend = createServer(async (request, response) => {
    const { 'x-forwarded-host': host, 'x-forwarded-for': visitors } = request.headers;
    response.setHeader('X-Backend', `${host} ${visitors}`);
    response.end(`${request.method} ${request.url} ${await buffer(request)}`);
  });
  new WebSocketServer({ server: backend }).on('connection', (line, { url }) => {
    line.on('message', (text) => line.send(`${url} ${text}`));
  });
  await new Promise<void>((resolve) => backend.listen(0, 'localhost', resolve));
  url = `http://localhost:${(backend.address() as AddressInfo).port}`;
});

const endings: (() => unknown)[] = [];

afterEach(async () => {
  await cleanUp();
  for (const end of endings.splice(0)) await end();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});

test('passes a call on to the backend with any method, and keeps its own files and pages', async () => {
  const server = await served(undefined, { proxy: { tally: `${url}/v1` } });
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  const answer = await fetch(`${server.url}/tally/count?by=2`, { method: 'PUT', body: 'two', headers });
  expect([answer.status, await answer.text()]).toEqual([200, 'PUT /v1/count?by=2 two']);
  expect(answer.headers.get('x-backend')).toMatch(
    RegExp(`^${new URL(server.url).host} 192\\.0\\.2\\.7,(127\\.0\\.0\\.1|::1)$`),
  );
  expect((await ask(server, '/tally')).headers['content-type']).toContain('text/html');
  expect((await ask(server, '/counter')).headers['content-type']).toContain('text/html');
});

test('passes a WebSocket on, and ends it with the server', async () => {
  const server = await served(undefined, { proxy: { tally: url } });
  const line = new WebSocket(`${server.url.replace('http', 'ws')}/tally/votes`);
  const heard = new Promise((resolve) => line.addEventListener('message', ({ data }) => resolve(String(data))));
  line.addEventListener('open', () => line.send('one'));
  expect(await heard).toBe('/votes one');
  const closed = new Promise((resolve) => line.addEventListener('close', resolve));
  await server.close();
  await closed;
});

test('says so if the backend does not answer', async () => {
  const server = await served(undefined, { proxy: { tally: 'http://localhost:1' } });
  const { status, body } = await ask(server, '/tally/count');
  expect([status, String(body)]).toEqual([502, '{"message":"The backend does not answer."}']);
  const line = new WebSocket(`${server.url.replace('http', 'ws')}/tally/votes`);
  await new Promise((resolve) => line.addEventListener('error', resolve));
});

/** A backend over a raw socket. `speak` gets each connection that has sent a request. */
async function rawBackend(speak: (socket: Socket) => void) {
  const open = new Set<Socket>();
  const raw = createRawServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    socket.once('data', () => speak(socket));
  }).listen(0, '127.0.0.1');
  await once(raw, 'listening');
  endings.push(() => {
    for (const socket of open) socket.destroy();
    raw.close();
  });
  return { url: `http://127.0.0.1:${(raw.address() as AddressInfo).port}`, open };
}

/** How long a visitor may be silent, in milliseconds. In the site it is 30 seconds. */
const STALLED_MS = 100;

/** An origin with short limits that passes calls of `tally` on. */
async function origin(tally: string) {
  const app = { routing() {}, close: async () => {} };
  const limits = { stalledMs: STALLED_MS };
  const listener = await listen(forward(app, { tally }, { refusalMs: STALLED_MS }), 'forms', 0, '127.0.0.1', {
    limits,
  });
  endings.push(() => listener.close());
  return { ...listener, url: `http://127.0.0.1:${listener.port}` };
}

/** Waits for a condition that has no event. */
async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!condition() && performance.now() < deadline) await delay(10);
  expect(condition()).toBe(true);
}

const UPGRADE =
  'GET /tally/votes HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** A visitor that sends the bytes, and all that it gets until its connection ends. */
function visitor(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(bytes);
  return { socket, answer: buffer(socket).then(String, () => '') };
}

test('waits for a backend that is silent for longer than a visitor may be', async () => {
  const { url } = await rawBackend(async (socket) => {
    await delay(5 * STALLED_MS);
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nlate');
  });
  expect(await (await fetch(`${(await origin(url)).url}/tally/count`)).text()).toBe('late');
});

test('waits between two events of a stream', async () => {
  const { url } = await rawBackend(async (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: one\n\n');
    await delay(5 * STALLED_MS);
    socket.end('data: two\n\n');
  });
  const answer = await fetch(`${(await origin(url)).url}/tally/votes`);
  expect(await answer.text()).toBe('data: one\n\ndata: two\n\n');
});

test('cuts a visitor that does not read, and its connection to the backend', async () => {
  const { url, open } = await rawBackend((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    const more = () => {
      while (socket.writable && socket.write(Buffer.alloc(65_536)));
    };
    socket.on('drain', more);
    more();
  });
  const server = await origin(url);
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  socket.write('GET /tally/count HTTP/1.1\r\nHost: a\r\n\r\n');
  await until(() => open.size === 1);
  await until(() => open.size === 0);
});

test('ends the connection to the backend if the visitor leaves within its body', async () => {
  const { url, open } = await rawBackend(() => {});
  const server = await origin(url);
  const { socket } = visitor(server.port, 'POST /tally/count HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf');
  await until(() => open.size === 1);
  socket.destroy();
  await until(() => open.size === 0);
});

test('ends the connection to a silent backend if the visitor of a WebSocket leaves', async () => {
  const { url, open } = await rawBackend(() => {});
  const { socket } = visitor((await origin(url)).port, UPGRADE);
  await until(() => open.size === 1);
  socket.destroy();
  await until(() => open.size === 0);
});

test('ends both connections if the backend refuses a WebSocket and does not end its answer', async () => {
  const { url, open } = await rawBackend((socket) => {
    socket.write('HTTP/1.1 403 Forbidden\r\nContent-Length: 9\r\n\r\nno');
  });
  const { answer } = visitor((await origin(url)).port, UPGRADE);
  expect(await answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n[\s\S]*\r\n\r\nno$/);
  await until(() => open.size === 0);
});

test('passes on the whole answer of a backend that has no WebSocket', async () => {
  const { url } = await rawBackend((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nvotes');
  });
  const { answer } = visitor((await origin(url)).port, UPGRADE);
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*content-type: text\/plain\r\n[\s\S]*\r\n\r\nvotes$/);
});

test('refuses a WebSocket whose request has a body', async () => {
  const { url, open } = await rawBackend(() => {});
  const { answer } = visitor((await origin(url)).port, UPGRADE.replace('Host: a', 'Host: a\r\nContent-Length: 4'));
  expect(await answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*\{"message":"[^"]+"\}$/);
  expect(open.size).toBe(0);
});

test('says nothing on a WebSocket whose backend breaks', async () => {
  const { url, open } = await rawBackend((socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  const { socket, answer } = visitor((await origin(url)).port, UPGRADE);
  await once(socket, 'readable');
  for (const backend of open) backend.resetAndDestroy();
  expect(await answer).toMatch(/^HTTP\/1\.1 101 Switching Protocols\r\n[\s\S]*\r\n\r\n$/);
});

test('drops the headers of one connection from an answer', async () => {
  const { url } = await rawBackend((socket) => {
    socket.end(
      'HTTP/1.1 200 OK\r\nConnection: close, X-Hop\r\nX-Hop: 1\r\nKeep-Alive: timeout=5\r\nX-End: 1\r\nContent-Length: 2\r\n\r\nok',
    );
  });
  const { headers } = await ask(await origin(url), '/tally/count', { headers: { connection: 'keep-alive' } });
  expect(headers).toMatchObject({ 'x-end': '1', connection: 'keep-alive', 'content-length': '2' });
  expect(headers).not.toHaveProperty('x-hop');
});

test('closes the connection of a visitor who asks for that', async () => {
  const { url } = await rawBackend((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'));
  const { answer } = visitor((await origin(url)).port, 'GET /tally/a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await answer).toMatch(/connection: close\r\n/i);
});

test.each([
  ['a status that there is not', 'HTTP/1.1 099 No\r\nContent-Length: 2\r\n\r\nno', 502],
  [
    'a protocol that nobody asked for',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    502,
  ],
  ['words that Node does not write', 'HTTP/1.1 200 O\x01K\r\nContent-Length: 2\r\n\r\nok', 200],
])('goes on after a backend that answers with %s', async (_, text, expected) => {
  const { url } = await rawBackend((socket) => socket.end(text));
  expect((await ask(await origin(url), '/tally/count')).status).toBe(expected);
});

test('a refusal has nothing of an answer that broke off', async () => {
  const { url } = await rawBackend((socket) => {
    const end = '0\r\nContent-Length: 9\r\n\r\n';
    socket.end(`HTTP/1.1 201 Made\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n${end}`);
  });
  const { answer } = visitor((await origin(url)).port, 'GET /tally/a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n(?![\s\S]*gzip)/);
});

test('gives no CONNECT to a backend', async () => {
  const { url, open } = await rawBackend(() => {});
  const { answer } = visitor(
    (await origin(url)).port,
    'CONNECT /tally/a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  expect(await answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(open.size).toBe(0);
});

test.each([
  '/tally/../admin',
  '/tally/%2e%2e/admin',
  '/tally/a%5c..%5cb',
  '/tally/%zz',
  '/tally/..;/admin',
  '/tally/a#/../b',
])('refuses %s, which a backend may read as another path', async (path) => {
  const { url, open } = await rawBackend(() => {});
  const { status, body } = await ask(await origin(url), path);
  expect([status, Object.keys(JSON.parse(String(body)))]).toEqual([400, ['message']]);
  expect(open.size).toBe(0);
});

test('keeps the address that a proxy in front wrote, whatever the visitor names in Connection', async () => {
  const server = await origin(url);
  const { headers } = await ask(server, '/tally/count', {
    headers: { connection: 'close, x-forwarded-for', 'x-forwarded-for': '192.0.2.7', x_forwarded_for: '192.0.2.8' },
  });
  expect(headers['x-backend']).toMatch(/ 192\.0\.2\.7,127\.0\.0\.1$/);
});

describe('a page in the shell reads each refusal', () => {
  const shell = 'http://localhost:3000';
  const asked = { origin: shell };

  test.each([
    ['GET', '/tally/count', 502],
    ['GET', '/tally/../count', 400],
    ['GET', '/tally.js', 404],
    ['GET', `/${'x'.repeat(9000)}`, 414],
    ['POST', '/elsewhere', 405],
  ])('of %s %.20s: %i', async (method, path, expected) => {
    const server = await served(undefined, { proxy: { tally: 'http://localhost:1' } });
    const { status, headers, body } = await ask(server, path, { method, headers: asked });
    expect([status, Object.keys(JSON.parse(String(body)))]).toEqual([expected, ['message']]);
    expect(['*', shell]).toContain(headers['access-control-allow-origin']);
  });

  test('of a call with cookies and JSON, whose question is answered too', async () => {
    const server = await served(undefined, { proxy: { tally: 'http://localhost:1' } });
    const question = {
      ...asked,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const preflight = await ask(server, '/tally/count', { method: 'OPTIONS', headers: question });
    expect([preflight.status, preflight.headers]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': shell,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '0',
      }),
    ]);
    const answer = await ask(server, '/tally/count', { method: 'POST', headers: asked });
    expect([answer.status, answer.headers]).toEqual([
      502,
      expect.objectContaining({ 'access-control-allow-origin': shell, 'access-control-allow-credentials': 'true' }),
    ]);
    // A page of another site gets no permission.
    const foreign = { ...question, origin: 'http://evil.example' };
    const other = await ask(server, '/tally/count', { method: 'OPTIONS', headers: foreign });
    expect([other.status, other.headers['access-control-allow-credentials']]).toEqual([502, undefined]);
  });
});
