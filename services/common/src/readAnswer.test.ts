import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { readAnswer, readJson } from './readAnswer.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let close = () => {};
afterEach(() => close());

async function serving(answer: RequestListener) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a whole answer has its status, its headers and its text', async () => {
  const url = await serving((_, response) => response.writeHead(404, { ETag: 'abc' }).end('{"message":"No"}'));
  const { ok, status, headers, text } = await readAnswer(url, { patience: 60_000 });
  expect([ok, status, headers.get('etag'), text]).toEqual([false, 404, 'abc', '{"message":"No"}']);
  await expect(readJson(url, { patience: 60_000 })).rejects.toMatchObject({
    message: 'The answer has the status 404.',
    status: 404,
  });
});

test('an answer that never ends is left as soon as it is too large', async () => {
  let sent = 0;
  let left: Promise<unknown> | undefined;
  const url = await serving((_, response) => {
    left = once(response, 'close');
    const more = () => {
      do sent += 65_536;
      while (response.write(Buffer.alloc(65_536, ' ')));
      response.once('drain', more);
    };
    more();
  });
  await expect(readAnswer(url, { patience: 60_000 })).rejects.toThrow('The answer is too large.');
  await left;
  expect(sent).toBeLessThan(20 * 1024 * 1024);
});

test('a small answer that is large when it is decompressed is left too', async () => {
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '));
  const url = await serving((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb));
  await expect(readAnswer(url, { patience: 60_000 })).rejects.toThrow('The answer is too large.');
});

test.each<[string, RequestListener]>([
  ['without a head', () => {}],
  ['that stops after its head', (_, response) => void response.writeHead(200).write('[')],
  ['that comes in small parts', (_, response) => void setInterval(() => response.write(' '), 10).unref()],
])('an answer %s is left when the time is over', async (_, answer) => {
  let left: Promise<unknown> | undefined;
  const url = await serving((request, response) => {
    left = once(response, 'close');
    answer(request, response);
  });
  const read = readAnswer(url, { patience: 300 });
  const collecting = setInterval(collectGarbage, 20);
  await expect(read.finally(() => clearInterval(collecting))).rejects.toMatchObject({ name: 'TimeoutError' });
  await left;
});
