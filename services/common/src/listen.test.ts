import { once } from 'node:events';
import { createServer, get, Agent as HttpAgent, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { serve } from '../../static/src/serve.ts';
import { ask, cleanUp, served } from '../../static/test/origin.ts';
import { listen } from './listen.ts';

afterEach(cleanUp);

/** How long it takes, in milliseconds. */
async function duration(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

/** A server that somebody else started on this address. */
async function stranger(host: string) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, [Symbol.asyncDispose]: async () => void server.close() };
}

test('gives the free port that it took', async () => {
  const server = await served();
  expect(server.url).toBe(`http://localhost:${server.port}`);
  expect((await ask(server, '/healthz')).status).toBe(200);
});

/** Whether this machine has ::1: some containers do not, and nothing about it can be shown there. */
const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);
const testWithIpv6 = hasIpv6 ? test : test.skip;

testWithIpv6('localhost answers as 127.0.0.1 and as ::1', async () => {
  const { port } = await served();
  for (const address of ['127.0.0.1', '[::1]']) {
    expect((await fetch(`http://${address}:${port}/healthz`)).status).toBe(200);
  }
});

test.each(hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'])(
  'a port in use on %s alone is refused in one line',
  async (address) => {
    await using taken = await stranger(address);
    await expect(served({}, { name: 'media', port: taken.port })).rejects.toThrow(
      new RegExp(`^Port ${taken.port} is in use, so media cannot start\\.$`),
    );
  },
);

testWithIpv6('nothing stays open after a refusal', async () => {
  let port: number;
  {
    await using taken = await stranger('::1');
    port = taken.port;
    await expect(served({}, { port })).rejects.toThrow('in use');
  }
  await expect(served({}, { port })).resolves.toMatchObject({ port });
});

test('a folder that is not there is refused in one line', async () => {
  const options = { name: 'media', root: '/nowhere/dist', site: () => ({}) as never };
  await expect(serve(options)).rejects.toThrow('media cannot start: there is no folder /nowhere/dist to serve.');
});

test('the port is free again once closed', async () => {
  const first = await served();
  await first.close();
  await expect(served({}, { port: first.port })).resolves.toMatchObject({ port: first.port });
});

test('connections kept for later do not hold a closing server', async () => {
  const server = await served();
  const agent = new HttpAgent({ keepAlive: true });
  const [response] = await once(get(`${server.url}/healthz`, { agent }), 'response');
  await once(response.resume(), 'end');
  expect(await duration(server.close())).toBeLessThan(1000);
  agent.destroy();
});

test('connections that never asked for anything do not hold it either', async () => {
  const server = await served();
  const socket = connect(server.port, 'localhost').on('error', () => {});
  await once(socket, 'connect');
  await ask(server, '/healthz');
  expect(await duration(server.close())).toBeLessThan(1000);
});

test('an answer under way is finished before the server is closed', async () => {
  let finish = () => {};
  const started = new Promise<void>((reached) => {
    handler = (_request, response) => {
      response.write('first ');
      finish = () => response.end('last');
      reached();
    };
  });
  const listener = await listen((request, response) => handler(request, response), 'media', 0, 'localhost');
  const answer = fetch(`http://localhost:${listener.port}/`).then((response) => response.text());
  await started;
  const closed = listener.close();
  finish();
  expect(await answer).toBe('first last');
  await closed;
});

test('an answer that never ends is cut off within five seconds', async () => {
  const started = new Promise<void>((reached) => {
    handler = (_request, response) => {
      response.write('for ever');
      reached();
    };
  });
  const listener = await listen((request, response) => handler(request, response), 'media', 0, 'localhost');
  const answer = fetch(`http://localhost:${listener.port}/`).then((response) => response.text());
  const cut = expect(answer).rejects.toThrow();
  await started;
  expect(await duration(listener.close())).toBeLessThan(5000);
  await cut;
});

let handler: RequestListener = () => {};
