import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { originFromEnvironment } from '../../../shared/project/environment.ts';
import type { Listener } from '../../common/src/listen.ts';
import { endPrograms, run } from '../../common/test/program.ts';
import { ask, cleanUp, folder } from '../test/origin.ts';
import { startOrigin } from './start.ts';

const main = path.join(__dirname, 'main.ts');

afterEach(async () => {
  endPrograms();
  await cleanUp();
});

/** A server of the group media in its own process. Its public address is that of a proxy. */
async function running(environment: Record<string, string> = {}, openFiles?: number) {
  const own = { WORKSPACE: 'media', ROOT: await folder(), PORT: '0', MEDIA_URL: 'https://media.example' };
  const program = run(main, { ...own, ...environment }, [], openFiles);
  return { ...program, url: await program.address('media') };
}

test('names its address once, logs a line for each request that does not say who asked, and ends without an error', async () => {
  const { url, child, exit, output } = await running();
  const headers = { 'x-request-id': 'from-a-proxy', cookie: 'cookie=secret', 'x-forwarded-for': '192.0.2.7' };
  await ask({ url }, '/counter?email=secret@mail.example', { headers });
  await ask({ url }, '/secret@mail.example', { headers });
  await ask({ url }, '/gone.js', { method: 'HEAD' });
  for (const unlogged of ['/healthz', '/readyz']) await ask({ url }, unlogged);
  child.kill('SIGTERM');
  expect([await exit, output.err]).toEqual([0, '']);
  const [address, ...lines] = output.out.trim().split('\n');
  expect(address).toBe(`media: https://media.example, port ${new URL(url).port}`);
  const line = {
    level: 30,
    time: expect.any(Number),
    ms: expect.any(Number),
    bytes: expect.any(Number),
    msg: 'request',
  };
  expect(lines.map((text) => JSON.parse(text))).toEqual([
    { ...line, id: 'from-a-proxy', method: 'GET', url: '/counter', status: 200 },
    { ...line, id: 'from-a-proxy', method: 'GET', url: '(other)', status: 404 },
    { ...line, id: expect.stringMatching(/^[0-9a-f-]{36}$/), method: 'HEAD', url: '/gone.js', status: 404 },
  ]);
  expect(output.out).not.toMatch(/secret|192\.0\.2|127\.0\.0|::1/);
});

test('two builds behind one address serve the files of each other', async () => {
  const build = (hash: string) => folder({ 'index.html': `<p>${hash}`, [`static/main.${hash}.js`]: hash });
  jest.spyOn(console, 'log').mockImplementation();
  const FILES = await folder({});
  const replicas: Listener[] = [];
  for (const hash of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']) {
    const about = { WORKSPACE: 'shell', ROOT: await build(hash), FILES, PORT: '0', LOG: 'off' };
    replicas.push(await startOrigin(originFromEnvironment(about)));
  }
  for (const replica of replicas) {
    expect(await (await fetch(replica.url)).text()).toBe('<p>bbbbbbbbbbbb');
    for (const hash of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']) {
      expect(await (await fetch(`${replica.url}/static/main.${hash}.js`)).text()).toBe(hash);
    }
    await replica.close();
  }
  jest.restoreAllMocks();
});

test('if a variable is wrong, it ends with one line', async () => {
  const { output, exit } = run(main, { WORKSPACE: 'media', PORT: 'many' });
  expect(await exit).toBe(1);
  expect(output).toEqual({ out: '', err: "PORT must be a number from 0 to 65535, not 'many'.\n" });
});

test('a visitor who opens more connections than the system allows files shuts nobody out', async () => {
  const { url, output } = await running({ LOG: 'off' }, 128);
  const { port } = new URL(url);
  const greedy = Array.from({ length: 250 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
  await Promise.all(greedy.map((socket) => once(socket, 'connect')));
  for (const path of ['/', '/healthz', '/']) {
    const [response] = await once(get({ port, path, host: '127.0.0.1', localAddress: '127.0.0.2' }), 'response');
    expect(response.resume().statusCode).toBe(200);
  }
  expect(output.out).toMatch(/^media: .*\n$/);
  for (const socket of greedy) socket.destroy();
});
