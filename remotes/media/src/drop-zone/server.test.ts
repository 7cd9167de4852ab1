import { createHash, randomBytes } from 'node:crypto';
import { LARGEST_BODY } from '@playground/kit/server/limits';
import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';
import { AT_ONCE } from './server.ts';

let url: string;

beforeAll(async () => {
  url = (await apiWithInbox({ proxies: 1 })).api.url;
});
afterAll(closeAll);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const send = (name: string, body: BodyInit, headers = {}) =>
  fetch(`${url}/upload?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.each([
  ['a text', 'notes.png', Buffer.from('Hello'), 'unknown'],
  ['a picture', 'notes.txt', PNG, 'image/png'],
  ['nothing', 'empty.bin', Buffer.alloc(0), 'unknown'],
  ['an odd name', '<b>ä‮ 🦊.zip', randomBytes(100_000), 'unknown'],
  ['as many bytes as are allowed', 'large.bin', Buffer.alloc(LARGEST_BODY), 'unknown'],
])('says name, length, digest and type of %s', async (_, name, bytes, type) => {
  const response = await send(name, bytes as Buffer<ArrayBuffer>);
  expect([response.status, await response.json()]).toEqual([
    200,
    { name, length: bytes.length, sha256: sha256(bytes), type },
  ]);
});

test('refuses a file that is too large, however its length is announced', async () => {
  const tooMuch = Buffer.alloc(LARGEST_BODY + 1);
  const whole = await send('large.bin', tooMuch);
  expect([whole.status, await whole.json()]).toEqual([413, { message: 'The file is larger than 10 MB.' }]);
  expect((await send('large.bin', new Blob([tooMuch]).stream())).status).toBe(413);
});

test.each(['application/json', 'text/plain'])('refuses a body of the type %s', async (type) => {
  const response = await send('a.json', '{"a":1}', { 'content-type': type });
  expect([response.status, await response.json()]).toEqual([415, { message: expect.stringMatching(/\w/) }]);
});

test.each(['', 'x'.repeat(256)])('refuses a name that is missing or too long', async (name) => {
  expect((await send(name, 'a')).status).toBe(400);
});

test('receives twenty files of one visitor at once, refuses the others, and has a place again afterwards', async () => {
  const open = Array.from({ length: AT_ONCE / 2 + 5 }, () => {
    let close = () => {};
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('a'));
        close = () => controller.close();
      },
    });
    return { close, answer: send('slow.bin', body).then(({ status }) => status) };
  });
  const refused = new Set<object>();
  await new Promise<void>((resolve) => {
    for (const one of open) one.answer.then(() => refused.add(one).size === 5 && resolve());
  });
  expect((await send('other.bin', 'a', { 'x-forwarded-for': '10.0.0.2' })).status).toBe(200);
  for (const one of open) if (!refused.has(one)) one.close();
  const statuses = await Promise.all(open.map(({ answer }) => answer));
  expect([...statuses].sort()).toEqual([...Array(AT_ONCE / 2).fill(200), ...Array(5).fill(503)]);
  expect((await send('next.bin', 'a')).status).toBe(200);
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
async function begin(length: number, metadata: string): Promise<string> {
  const response = await fetch(`${url}/uploads`, {
    method: 'POST',
    headers: { 'upload-length': String(length), 'upload-metadata': metadata },
  });
  expect(response.status).toBe(201);
  return new URL(response.headers.get('location') ?? '', `${url}/uploads`).href;
}
const offsetOf = async (upload: string) => {
  const { headers } = await fetch(upload, { method: 'HEAD' });
  return Number(headers.get('upload-offset'));
};
const patch = (upload: string, offset: number, body: Uint8Array<ArrayBuffer>) =>
  fetch(upload, {
    method: 'PATCH',
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body,
  });

test('an upload in parts gives the digest of the whole', async () => {
  const bytes = Buffer.concat([PNG, randomBytes(50_000)]) as Buffer<ArrayBuffer>;
  const upload = await begin(bytes.length, `filename ${base64('picture ä.txt')}`);
  for (let offset = 0; offset < bytes.length; offset += 20_000) {
    expect((await fetch(upload)).status).toBe(409);
    const response = await patch(upload, offset, bytes.subarray(offset, offset + 20_000));
    expect(response.status).toBe(204);
    expect(Number(response.headers.get('upload-offset'))).toBe(Math.min(offset + 20_000, bytes.length));
  }
  expect(await (await fetch(upload)).json()).toEqual({
    name: 'picture ä.txt',
    length: bytes.length,
    sha256: sha256(bytes),
    type: 'image/png',
  });
});

test('the connection breaks once after half of the bytes, and the upload goes on where it was', async () => {
  const bytes = randomBytes(300_001) as Buffer<ArrayBuffer>;
  const upload = await begin(bytes.length, `filename ${base64('a.bin')},breaks ${base64('once')}`);
  await expect(patch(upload, 0, bytes)).rejects.toThrow();
  expect(await offsetOf(upload)).toBe(150_000);
  const again = await patch(upload, 0, bytes);
  expect([again.status, await again.json()]).toEqual([
    409,
    { message: 'The next byte of this upload is number 150000.' },
  ]);
  expect((await patch(upload, 150_000, bytes.subarray(150_000))).status).toBe(204);
  expect(await (await fetch(upload)).json()).toMatchObject({ length: bytes.length, sha256: sha256(bytes) });
});

test('an upload that its visitor ends is gone', async () => {
  const upload = await begin(10, `filename ${base64('a.bin')}`);
  expect((await fetch(upload, { method: 'DELETE' })).status).toBe(204);
  expect((await fetch(upload, { method: 'HEAD' })).status).toBe(404);
  expect((await fetch(upload, { method: 'DELETE' })).status).toBe(404);
});

const named = { 'upload-metadata': 'filename YQ==' };

test.each([
  ['a length that is too large', 413, { ...named, 'upload-length': String(LARGEST_BODY + 1) }],
  ['a length that is no number', 400, { ...named, 'upload-length': '-1' }],
  ['no name', 400, { 'upload-length': '1', 'upload-metadata': 'filename' }],
  ['no metadata', 400, { 'upload-length': '1' }],
])('does not begin an upload with %s', async (_, status, headers) => {
  const response = await fetch(`${url}/uploads`, { method: 'POST', headers: headers as Record<string, string> });
  expect([response.status, await response.json()]).toEqual([status, { message: expect.stringMatching(/\w/) }]);
});

test('bytes beyond the length are refused', async () => {
  const upload = await begin(3, `filename ${base64('a.bin')}`);
  expect((await patch(upload, 0, Buffer.from('abcdef'))).status).toBe(413);
  expect(await (await fetch(upload)).json()).toMatchObject({ length: 3, sha256: sha256(Buffer.from('abc')) });
});
