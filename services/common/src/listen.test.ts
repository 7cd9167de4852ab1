import { once } from 'node:events';
import { createServer, get, Agent as HttpAgent, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { type Listener, listen, reachable } from './listen.ts';

const listeners: Listener[] = [];

afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.close()));
});

/** A listener, by default on a free port and with the same answer to each request. */
async function listening(port = 0, routing: RequestListener = (_request, response) => response.end('here')) {
  const listener = await listen({ routing, close: async () => {} }, 'media', port);
  listeners.push(listener);
  return listener;
}

/** How long it takes, in milliseconds. */
async function duration(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

/** The server of another program on this address. */
async function stranger(host: string) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, [Symbol.asyncDispose]: async () => void server.close() };
}

test('its url has the free port that it took', async () => {
  const { url, port } = await listening();
  expect(url).toBe(`http://localhost:${port}`);
  expect(await (await fetch(url)).text()).toBe('here');
});

test.each([
  ['0.0.0.0', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '[::1]'],
])('a server that listens on %s is reached at %s', (host, called) => {
  expect(reachable(host)).toBe(called);
});

/** Whether this machine has ::1. Some containers do not, so they cannot test it. */
const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);
const testWithIpv6 = hasIpv6 ? test : test.skip;

testWithIpv6('localhost answers as 127.0.0.1 and as ::1', async () => {
  const { port } = await listening();
  for (const address of ['127.0.0.1', '[::1]']) {
    expect((await fetch(`http://${address}:${port}/`)).status).toBe(200);
  }
});

test.each(hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'])(
  'a port that is in use only on %s is refused in one line',
  async (address) => {
    await using taken = await stranger(address);
    await expect(listening(taken.port)).rejects.toThrow(
      new RegExp(`^Port ${taken.port} is in use, so media cannot start\\.$`),
    );
  },
);

testWithIpv6('after a refusal no port stays open', async () => {
  let port: number;
  {
    await using taken = await stranger('::1');
    port = taken.port;
    await expect(listening(port)).rejects.toThrow('in use');
  }
  await expect(listening(port)).resolves.toMatchObject({ port });
});

test('the port is free again after closing', async () => {
  const first = await listening();
  await first.close();
  await expect(listening(first.port)).resolves.toMatchObject({ port: first.port });
});

test('connections that are kept open do not delay a closing server', async () => {
  const server = await listening();
  const agent = new HttpAgent({ keepAlive: true });
  const [response] = await once(get(server.url, { agent }), 'response');
  await once(response.resume(), 'end');
  expect(await duration(server.close())).toBeLessThan(1000);
  agent.destroy();
});

test('connections without a request do not delay it either', async () => {
  const server = await listening();
  const socket = connect(server.port, 'localhost').on('error', () => {});
  await once(socket, 'connect');
  await fetch(server.url);
  expect(await duration(server.close())).toBeLessThan(1000);
});

test('a request that arrives while the machine gives the server no time is answered', async () => {
  const listener = await listening();
  const socket = connect(listener.port, '127.0.0.1');
  await once(socket, 'connect');
  await fetch(listener.url);
  const closed = listener.close();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  expect(await text(socket)).toContain('here');
  await closed;
});

test('an answer that is under way is finished before the server closes', async () => {
  let finish = () => {};
  const listener = await listening(0, (_request, response) => {
    response.write('first ');
    finish = () => response.end('last');
  });
  const answer = await fetch(listener.url);
  const closed = listener.close();
  finish();
  expect(await answer.text()).toBe('first last');
  await closed;
});

test('an answer that never ends is cut off within five seconds', async () => {
  const listener = await listening(0, (_request, response) => response.write('for ever'));
  const answer = await fetch(listener.url);
  const cut = expect(answer.text()).rejects.toThrow();
  expect(await duration(listener.close())).toBeLessThan(5000);
  await cut;
});

test.each([
  ['has no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['expects too much', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n', 417],
])('a request that %s is refused with a message and our headers', async (_, request, status) => {
  const app = { routing: () => {}, close: async () => {} };
  const listener = await listen(app, 'media', 0, 'localhost', {
    refusalHeaders: { 'x-ours': 'yes', 'content-length': '2' },
  });
  listeners.push(listener);
  const socket = connect(listener.port, '127.0.0.1');
  socket.end(request);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*x-ours: yes[\\s\\S]*\\{"message":"This .+"\\}$`));
});

test('a request of HTTP/1.0 needs no host', async () => {
  const socket = connect((await listening()).port, '127.0.0.1');
  socket.end('GET / HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
});
