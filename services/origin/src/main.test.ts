import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { endPrograms, run } from '../../common/test/program.ts';
import { ask, cleanUp, folder } from '../test/origin.ts';

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

test('names its address once, serves until SIGTERM, and ends without an error', async () => {
  const { url, child, exit, output } = await running({ LOG: 'off' });
  expect((await ask({ url }, '/')).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(output).toEqual({ out: `media: https://media.example, port ${new URL(url).port}\n`, err: '' });
});

test('logs a line for each request that does not say who asked', async () => {
  const { url, child, exit, output } = await running();
  const headers = { 'x-request-id': 'from-a-proxy', cookie: 'cookie=secret', 'x-forwarded-for': '192.0.2.7' };
  await ask({ url }, '/counter?email=secret@mail.example', { headers });
  await ask({ url }, '/secret@mail.example', { headers });
  await ask({ url }, '/gone.js', { method: 'HEAD' });
  for (const unlogged of ['/healthz', '/readyz']) await ask({ url }, unlogged);
  child.kill('SIGTERM');
  await exit;
  const [, ...lines] = output.out.trim().split('\n');
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

test.each([
  ['on', 503],
  ['off', 404],
])('with FAULTS=%s a request that asks for 503 gets %d', async (FAULTS, status) => {
  const { url } = await running({ FAULTS });
  expect((await ask({ url }, '/gone.js?fault=503')).status).toBe(status);
});

test('two builds behind one address serve the files of each other', async () => {
  const build = (hash: string) => folder({ 'index.html': `<p>${hash}`, [`static/main.${hash}.js`]: hash });
  const FILES = await folder({});
  const replicas: string[] = [];
  for (const hash of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']) {
    const program = run(main, { WORKSPACE: 'shell', ROOT: await build(hash), FILES, PORT: '0' });
    replicas.push(await program.address('shell'));
  }
  for (const replica of replicas) {
    expect(await (await fetch(replica)).text()).toBe('<p>bbbbbbbbbbbb');
    for (const hash of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']) {
      expect(await (await fetch(`${replica}/static/main.${hash}.js`)).text()).toBe(hash);
    }
  }
});

test('if a variable is wrong, it ends with one line', async () => {
  const { output, exit } = run(main, { WORKSPACE: 'media', PORT: 'many' });
  expect(await exit).toBe(1);
  expect(output).toEqual({ out: '', err: "PORT must be a number from 0 to 65535, not 'many'.\n" });
});

test('a visitor who opens more connections than the system allows files shuts nobody out', async () => {
  const { url } = await running({}, 128);
  const { port } = new URL(url);
  const greedy = Array.from({ length: 250 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
  await Promise.all(greedy.map((socket) => once(socket, 'connect')));
  for (const path of ['/', '/healthz', '/']) {
    const [response] = await once(get({ port, path, host: '127.0.0.1', localAddress: '127.0.0.2' }), 'response');
    expect(response.resume().statusCode).toBe(200);
  }
  for (const socket of greedy) socket.destroy();
});
