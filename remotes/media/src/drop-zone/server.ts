import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Places } from '@playground/kit/common/places';
import { refuse } from '@playground/kit/common/refusals';
import { LARGEST_BODY } from '@playground/kit/server/limits';
import { readRun } from '@playground/kit/server/runs';
import { answers, MESSAGE } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type/core';
import { createSHA256, type IHasher } from 'hash-wasm';

/** Uploads that this process receives at the same time. The next one is refused with 503. */
export const AT_ONCE = 40;

/** How many bytes at the start of a file say what it is. The library `file-type` asks for so many. */
const HEAD = 4100;

/** What is kept of an upload. Its bytes are not: only the state of their digest, and the first ones. */
interface Upload {
  name: string;
  length: number;
  offset: number;
  /** In Base64. */
  sha256: string;
  head: string;
  /** At this offset the connection breaks, once. */
  breaksAt?: number;
}

const NAME = { type: 'string', minLength: 1, maxLength: 255 } as const;
const REPORT = {
  type: 'object',
  required: ['name', 'length', 'sha256', 'type'],
  properties: {
    name: { type: 'string' },
    length: { type: 'integer' },
    sha256: { type: 'string', description: 'In hexadecimal.' },
    type: {
      type: 'string',
      description: 'Found from the first bytes, not from the name. `unknown` if they do not say.',
    },
  },
} as const;
const EMPTY = { type: 'null', description: 'The answer is in the headers.' } as const;
const TUS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

/** Hashers that nobody uses now. Each has a memory of its own, which Node frees late. */
const spare: IHasher[] = [];

/** Something that takes the bytes of a file one after the other. `end` must follow. */
async function receiver(from?: Upload) {
  const hasher = spare.pop() ?? (await createSHA256());
  if (from) hasher.load(Buffer.from(from.sha256, 'base64'));
  else hasher.init();
  let head = Buffer.from(from?.head ?? '', 'base64');
  let offset = from?.offset ?? 0;
  return {
    get offset() {
      return offset;
    },
    take(chunk: Buffer) {
      hasher.update(chunk);
      if (head.length < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD - head.length)]);
      offset += chunk.length;
    },
    end: () => void spare.push(hasher),
    state: () => ({ offset, sha256: Buffer.from(hasher.save()).toString('base64'), head: head.toString('base64') }),
    report: async (name: string) => ({
      name,
      length: offset,
      sha256: hasher.digest(),
      type: (await fileTypeFromBuffer(head))?.mime ?? 'unknown',
    }),
  };
}

/**
 * `POST /upload` for a file in one piece, and the core of the tus protocol 1.0.0 with creation and termination below `/uploads`, for files that
 * come in parts (https://tus.io/protocols/resumable-upload).
 */
function addRoutes(app: FastifyInstance, { runs, limits }: Host): void {
  const places = new Places(AT_ONCE);
  const busy = new Set<string>();
  // A parser would take the bytes before they are counted.
  app.removeAllContentTypeParsers();
  const unparsed = (_: FastifyRequest, __: Readable, done: (error: null) => void) => done(null);
  app.addContentTypeParser(['application/octet-stream', 'application/offset+octet-stream'], unparsed);

  /** Runs `receive` if there is a place. */
  async function inPlace<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    receive: () => Promise<T>,
  ): Promise<T | FastifyReply> {
    const leave = places.take(request.ip);
    if (!leave) {
      reply.headers({ 'retry-after': 1, connection: 'close' });
      return refuse(
        reply,
        503,
        `This server receives ${AT_ONCE} files at once, and half of them of one visitor. Please try again.`,
      );
    }
    return receive().finally(leave);
  }
  const read = (id: string) => readRun<Upload>(runs, `upload:${id}`);
  const write = (id: string, upload: Upload) => runs.write(`upload:${id}`, JSON.stringify(upload));
  const gone = (reply: FastifyReply) => refuse(reply.headers(TUS), 404, 'There is no such upload, or it has ended.');

  app.post<{ Querystring: { name: string } }>(
    '/upload',
    {
      schema: {
        summary: 'Says what arrived: name, length, type and digest of a file',
        description: `The body is the file, as application/octet-stream, with at most ${LARGEST_BODY} bytes. Nothing is kept.`,
        querystring: { type: 'object', required: ['name'], properties: { name: NAME } },
        response: answers(REPORT),
      },
    },
    (request, reply) =>
      inPlace(request, reply, async () => {
        const file = await receiver();
        // A file that is too large is read to its end: browsers do not read an answer while they send.
        try {
          for await (const chunk of request.raw) if (file.offset <= LARGEST_BODY) file.take(chunk);
        } catch {
          // The client is gone, so there is nobody to answer.
          file.end();
          return reply.hijack();
        }
        if (file.offset > LARGEST_BODY) {
          file.end();
          return refuse(reply, 413, 'The file is larger than 10 MB.');
        }
        return file.report(request.query.name).finally(file.end);
      }),
  );

  app.post<{ Headers: { 'upload-length': string; 'upload-metadata': string } }>(
    '/uploads',
    {
      config: { rateLimit: { max: limits.uploadsPerAddress, timeWindow: limits.window } },
      schema: {
        summary: 'Begins an upload in parts, by the tus protocol',
        description:
          'Upload-Metadata has `filename` and, if the connection must break once after half of the bytes, `breaks`.',
        headers: {
          type: 'object',
          required: ['upload-length', 'upload-metadata'],
          properties: {
            'upload-length': { type: 'string', pattern: '^\\d{1,15}$' },
            'upload-metadata': { type: 'string', maxLength: 2000 },
          },
        },
        response: { 201: EMPTY, '4xx': MESSAGE, '5xx': MESSAGE },
      },
    },
    async ({ headers }, reply) => {
      reply.headers(TUS);
      const metadata = readMetadata(headers['upload-metadata']);
      const { filename = '' } = metadata;
      const length = Number(headers['upload-length']);
      if (!filename || filename.length > 255) return refuse(reply, 400, 'Upload-Metadata needs a filename.');
      if (length > LARGEST_BODY) return refuse(reply, 413, 'The file is larger than 10 MB.');
      const file = await receiver();
      const upload: Upload = { name: filename, length, ...file.state() };
      file.end();
      if ('breaks' in metadata) upload.breaksAt = Math.floor(length / 2);
      const id = randomUUID();
      await write(id, upload);
      return reply.code(201).header('location', `uploads/${id}`).send();
    },
  );

  app.head<{ Params: { id: string } }>(
    '/uploads/:id',
    { schema: { ...described('Says how much of an upload arrived', 200) } },
    async ({ params: { id } }, reply) => {
      const upload = await read(id);
      if (!upload) return gone(reply);
      return reply.headers({ ...TUS, 'upload-offset': upload.offset, 'upload-length': upload.length }).send();
    },
  );

  app.patch<{ Params: { id: string }; Headers: { 'upload-offset': string } }>(
    '/uploads/:id',
    {
      schema: {
        ...described('Takes the next bytes of an upload', 204),
        headers: {
          type: 'object',
          required: ['upload-offset'],
          properties: { 'upload-offset': { type: 'string', pattern: '^\\d{1,15}$' } },
        },
      },
    },
    (request, reply) =>
      inPlace(request, reply, async () => {
        const {
          params: { id },
          headers,
          raw,
        } = request;
        let before = await runs.read(`upload:${id}`);
        if (!before) return gone(reply);
        const upload = runs.parse<Upload>(before);
        reply.headers(TUS);
        if (busy.has(id)) return refuse(reply, 423, 'Another request sends bytes of this upload.');
        if (Number(headers['upload-offset']) !== upload.offset) {
          return refuse(reply, 409, `The next byte of this upload is number ${upload.offset}.`);
        }
        busy.add(id);
        const file = await receiver(upload);
        const { breaksAt, ...rest } = upload;
        const end = breaksAt ?? upload.length;
        // Another replica may have taken the same bytes, or ended the upload.
        const save = async () => {
          const after = JSON.stringify({ ...(file.offset === breaksAt ? rest : upload), ...file.state() });
          const isSaved = await runs.swap(`upload:${id}`, before, after);
          before = after;
          return isSaved;
        };
        // A request whose connection ended has no socket any more.
        const { socket } = raw;
        let isTooLong = false;
        let isSaved = false;
        try {
          for await (const chunk of raw) {
            const room = end - file.offset;
            file.take(chunk.subarray(0, room));
            isTooLong ||= chunk.length > room;
            if (file.offset !== breaksAt || socket.destroyed) continue;
            await save();
            socket.destroy();
          }
        } catch {
          // The connection broke, here or at the client. What arrived counts.
        } finally {
          isSaved = await save().finally(() => busy.delete(id));
          file.end();
        }
        if (socket.destroyed) return reply.hijack();
        if (!isSaved) return refuse(reply, 409, 'Another request has sent bytes of this upload. Ask for its offset.');
        if (isTooLong) return refuse(reply, 413, 'There are more bytes than Upload-Length says.');
        return reply.code(204).header('upload-offset', file.offset).send();
      }),
  );

  app.delete<{ Params: { id: string } }>(
    '/uploads/:id',
    { schema: described('Ends an upload', 204) },
    async ({ params: { id } }, reply) => {
      if (!(await read(id))) return gone(reply);
      await runs.delete(`upload:${id}`);
      return reply.code(204).headers(TUS).send();
    },
  );

  app.get<{ Params: { id: string } }>(
    '/uploads/:id',
    {
      schema: { summary: 'Says what arrived, once an upload is complete', response: answers(REPORT) },
      exposeHeadRoute: false,
    },
    async ({ params: { id } }, reply) => {
      const upload = await read(id);
      if (!upload) return gone(reply);
      if (upload.offset < upload.length)
        return refuse(reply, 409, `${upload.offset} of ${upload.length} bytes arrived.`);
      const file = await receiver(upload);
      return file.report(upload.name).finally(file.end);
    },
  );
}

const described = (summary: string, status: number) => ({
  summary,
  response: { [status]: EMPTY, '4xx': MESSAGE, '5xx': MESSAGE },
});

/** `key base64,key base64`, as tus has it. */
function readMetadata(header: string): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  return Object.fromEntries(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]));
}

export default (host: Host): ServerPart => ({ calls: ['upload'], routes: (app) => addRoutes(app, host) });
