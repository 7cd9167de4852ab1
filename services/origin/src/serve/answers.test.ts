import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { ask, cleanUp, folder, served } from '../../test/origin.ts';
import { answersOf } from './answers.ts';

afterEach(cleanUp);

test('remembers 32 MB of answers, those that were asked for last', async () => {
  const answers = answersOf('/nowhere');
  const made: string[] = [];
  const app = fastify();
  app.get<{ Params: { state: string } }>('/:state', (request, reply) => {
    const { state } = request.params;
    return answers.text(request, reply, state, () => {
      made.push(state);
      return { text: randomBytes(500_000).toString('hex'), headers: {} };
    });
  });
  for (let page = 0; page < 40; page++) {
    await app.inject('/first');
    await app.inject(`/${page}`);
  }
  const madeBefore = made.length;
  for (const state of ['first', '39', '20', '0']) await app.inject(`/${state}`);
  expect([madeBefore, made.slice(madeBefore)]).toEqual([41, ['0']]);
});

test('an answer that is too large to remember is made for each request', async () => {
  const answers = answersOf('/nowhere');
  const make = jest.fn(() => ({ text: 'x'.repeat(34_000_000), headers: {} }));
  const app = fastify();
  app.get('/', (request, reply) => answers.text(request, reply, '', make));
  for (const _ of [1, 2]) expect((await app.inject('/')).body).toHaveLength(34_000_000);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a text that is asked for again is compressed as well as Brotli can', async () => {
  const answers = answersOf('/nowhere');
  const text = JSON.stringify(
    Array.from({ length: 400 }, (_, i) => ({ path: `/page${i}`, words: `${i * 7919} of ${i ** 3}` })),
  );
  const app = fastify();
  app.get('/', (request, reply) => answers.text(request, reply, '', () => ({ text, headers: { 'X-One': 'kept' } })));
  const get = () => app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  const first = await get();
  let packed = await get();
  while (packed.rawPayload.length >= first.rawPayload.length) {
    await setImmediate();
    packed = await get();
  }
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(text);
  expect([packed.headers.etag, packed.headers['x-one']]).toEqual([first.headers.etag, 'kept']);
  expect(packed.rawPayload.length).toBe(brotliCompressSync(text).length);
});

test('an answer that could not be made is made again', async () => {
  const answers = answersOf('/nowhere');
  const app = fastify();
  let broken = true;
  app.get('/', (request, reply) =>
    answers.text(request, reply, '', () => {
      if (broken) throw new Error('broken');
      return { text: 'whole', headers: {} };
    }),
  );
  expect((await app.inject('/')).statusCode).toBe(500);
  broken = false;
  expect((await app.inject('/')).body).toBe('whole');
});

test('a file is new when it was replaced, even with the same size and time, a moment ago', async () => {
  const server = await served({ 'plain.txt': '0000' });
  const file = path.join(server.root, 'plain.txt');
  for (let build = 0; build < 200; build++) {
    const text = String(build).padStart(4, '0');
    if (build % 2) await writeFile(file, text);
    else {
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    }
    expect((await ask(server, '/plain.txt')).body.toString()).toBe(text);
  }
});

test('the copies of a file that is replaced are not sent for the new one', async () => {
  const server = await served({ 'a.txt': 'old', 'a.txt.br': 'compressed' });
  const headers = { 'accept-encoding': 'br, gzip' };
  expect((await ask(server, '/a.txt', { headers })).body.toString()).toBe('compressed');
  await rename(path.join(server.root, 'a.txt.br'), path.join(await folder({}), 'gone'));
  const plain = await ask(server, '/a.txt', { headers });
  expect([plain.body.toString(), plain.headers['content-encoding']]).toEqual(['old', undefined]);
});
