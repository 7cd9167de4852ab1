import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts';
import { type Listener, listen } from './listen.ts';

const STALLED_MS = 1000;
/** For tests of late requests alone: a busy machine can be later with a good one. */
const SHORT_ARRIVAL = { headersMs: 200, requestMs: STALLED_MS };
const MEGABYTE = Buffer.alloc(1024 * 1024);
const LONG = Buffer.alloc(24 * MEGABYTE.length);
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

const listeners: Listener[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(listeners.splice(0).map((listener) => listener.close()));
});

async function listening(routing: RequestListener, limits: Partial<ConnectionLimits> = {}): Promise<Listener> {
  const listener = await listen({ routing, close: async () => {} }, 'media', 0, '127.0.0.1', {
    limits: { stalledMs: STALLED_MS, checkMs: 20, ...limits },
  });
  listeners.push(listener);
  return listener;
}

/** A client that ignores errors. The tests look at what it reads. */
async function client({ port }: Listener, request = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  if (request) socket.write(request);
  return socket;
}

/** Waits for a condition that has no event. */
async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!condition() && performance.now() < deadline) await delay(10);
  expect(condition()).toBe(true);
}

test('clients that never read their answer are cut and counted', async () => {
  const ends: Promise<unknown>[] = [];
  const listener = await listening((_, response) => {
    ends.push(once(response, 'close'));
    response.end(LONG);
  });
  const clients = await Promise.all(Array.from({ length: 25 }, () => client(listener, GET)));
  for (const socket of clients) socket.pause();
  await until(() => ends.length === clients.length);
  await Promise.all(ends);
  await until(() => listener.connections().open === 0);
  expect(listener.connections()).toEqual({ open: 0, cut: 25 });
});

test('a slow client gets the whole of a long answer, even if it takes long', async () => {
  // A busy machine may stop for longer than STALLED_MS.
  const stalledMs = 1000;
  const listener = await listening((_, response) => response.end(LONG), { stalledMs });
  const socket = await client(listener, GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  const started = performance.now();
  let read = 0;
  for await (const chunk of socket) {
    read += chunk.length;
    const due = started + (read / MEGABYTE.length) * 130;
    if (due > performance.now()) await delay(due - performance.now());
  }
  expect(read).toBeGreaterThan(24 * MEGABYTE.length);
  expect(performance.now() - started).toBeGreaterThan(3 * stalledMs);
  expect(listener.connections().cut).toBe(0);
});

test('an answer without end stays while it has a heartbeat, and is cut when that stops', async () => {
  const listener = await listening((_, response) => {
    let beats = 0;
    const beating = setInterval(() => {
      response.write(':\n\n');
      if (++beats === 20) clearInterval(beating);
    }, STALLED_MS / 6);
  });
  const socket = await client(listener, GET);
  const beats = await text(socket).catch(() => 'reset');
  expect(beats).toBe('reset');
  expect(socket.bytesRead).toBeGreaterThan(20 * 3);
  expect(listener.connections().cut).toBe(1);
});

test.each([
  ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n', 'a'],
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 'a'],
])('sending %s byte by byte ends in a refusal with a message', async (_, start, byte) => {
  const listener = await listening((request) => request.resume(), SHORT_ARRIVAL);
  const socket = await client(listener, start);
  const dripping = setInterval(() => socket.write(byte), 20);
  const answer = await text(socket);
  clearInterval(dripping);
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*\{"message":"The request did not arrive in time\."\}$/);
  await until(() => listener.connections().open === 0);
  expect(listener.connections().cut).toBe(1);
});

test('a connection without a request is closed without an answer: a browser would take it for the answer to its next request', async () => {
  const listener = await listening(() => {}, SHORT_ARRIVAL);
  expect(await text(await client(listener))).toBe('');
});

/** Emits `wait` for the requests that get no answer. */
const arrivals = new EventEmitter();
const unlessWaiting: RequestListener = ({ url }, response) => {
  if (url === '/wait') arrivals.emit('wait');
  else response.end('here');
};
const OTHER = '127.0.0.2';

/** A client whose request is under way. */
async function waiting(listener: Listener, address?: string): Promise<Socket> {
  const [socket] = await Promise.all([client(listener, GET.replace('/', '/wait'), address), once(arrivals, 'wait')]);
  return socket;
}

test('the number of connections has a limit', async () => {
  const listener = await listening(unlessWaiting, { connections: 2 });
  for (const _ of [1, 2]) await waiting(listener);
  expect(await text(await client(listener, GET)).catch(() => '')).toBe('');
  expect(listener.connections().open).toBe(2);
});

test('when all connections are taken, the oldest idle one of the visitor that has most gives way', async () => {
  const listener = await listening(unlessWaiting, { connections: 4 });
  await waiting(listener);
  const patient = await client(listener, GET, OTHER);
  const [idle, young] = [await client(listener), await client(listener)];
  const cut = once(idle.resume(), 'close');
  const newcomer = await client(listener, GET, OTHER);
  expect(String(await once(newcomer, 'data'))).toContain('here');
  await cut;
  expect([patient.closed, young.closed]).toEqual([false, false]);
  expect(listener.connections()).toEqual({ open: 4, cut: 1 });
});

test('if all are in use, one of a visitor that has more than half of them gives way to others', async () => {
  const listener = await listening(unlessWaiting, { connections: 3 });
  const [first] = [await waiting(listener), await waiting(listener), await waiting(listener, OTHER)];
  const cut = once(first, 'close').catch(() => {});
  expect(await text(await client(listener, GET)).catch(() => '')).toBe('');
  const newcomer = await client(listener, GET, OTHER);
  expect(String(await once(newcomer, 'data'))).toContain('here');
  await cut;
  expect(listener.connections()).toEqual({ open: 3, cut: 1 });
});

test('a WebSocket is not idle', async () => {
  const server = new EventEmitter();
  const app = { routing: unlessWaiting, hasSocket: () => true, server, close: async () => {} };
  const listener = await listen(app, 'media', 0, '127.0.0.1', { limits: { connections: 1 } });
  listeners.push(listener);
  const upgraded = once(server, 'upgrade');
  await client(listener, GET.replace('\r\n\r\n', '\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'));
  await upgraded;
  expect(await text(await client(listener, GET)).catch(() => '')).toBe('');
});

/** A server that answers nothing and counts the requests that it works on. */
async function working() {
  const under = { way: 0 };
  const work: RequestListener = (_, response) => {
    under.way++;
    response.once('close', () => under.way--);
  };
  const listener = await listening(work, { stalledMs: 60_000 });
  return { listener, under };
}

test('a client that leaves takes all its requests with it, also those that waited behind another one', async () => {
  const { listener, under } = await working();
  const socket = await client(listener, GET.repeat(30));
  await until(() => under.way > 0);
  socket.destroy();
  await until(() => listener.connections().open === 0);
  expect(under.way).toBe(0);
});

test('requests on one connection are answered one after the other, as they came', async () => {
  const last = GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const finish: (() => void)[] = [];
  const listener = await listening((_, response) => {
    finish.push(() => response.end(`answer ${finish.length}.`));
  });
  const answers = text(await client(listener, GET.repeat(2) + last));
  for (let count = 1; count <= 3; count++) {
    await until(() => finish.length === count);
    finish[count - 1]?.();
  }
  expect((await answers).match(/answer \d\./g)).toEqual(['answer 1.', 'answer 2.', 'answer 3.']);
});

test('a client that sends more requests ahead than the limit is cut', async () => {
  const { listener, under } = await working();
  const { pipelined } = CONNECTION_LIMITS;
  const [patient, greedy] = [await client(listener, GET.repeat(pipelined)), await client(listener)];
  greedy.write(GET.repeat(50 * pipelined));
  await once(greedy, 'close');
  await until(() => listener.connections().open === 1);
  expect(listener.connections().cut).toBe(1);
  expect(under.way).toBe(1);
  expect(patient.destroyed).toBe(false);
});
