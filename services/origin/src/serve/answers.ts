import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { isUtf8MimeType, mime, send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CONDITIONS } from '../../../common/src/faultPlugin.ts';
import { cacheControl, isHashed } from '../render/headers.ts';

/** How many bytes of answers one origin keeps. A file that is larger than `LARGEST` is read for each request. */
const MOST_BYTES = 32 * 1024 * 1024;
const LARGEST = 1024 * 1024;

/** The best first. */
const ENDINGS = { br: '.br', gzip: '.gz' };
const ENCODINGS = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Home is a seventh smaller with it, which takes 80 ms instead of 2. The window of 256 kB takes little memory. */
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Half a second of a core. Home has 15 kB, the catalogue 52. */
const MOST_BYTES_TO_PACK = 64 * 1024;

/** Compression saves nothing below this length. */
const WORTH_IT = 1024;

/** How long a text that lacks something is kept, in milliseconds: many may ask for it at the same time. */
const PARTIAL_MS = 1000;

/** Two changes within this time, in milliseconds, can have the same `ctime`. Then the first state must not be found again. */
const TICK = 20;

/** A range that asks for the last bytes of a file. */
const SUFFIX_RANGE = /^ *bytes=-(\d+)$/;

/** A text that may change under the same name. */
export interface Text {
  text: string;
  headers: Record<string, string>;
  /** Whether something is missing that may be there soon. */
  isPartial?: boolean;
}

interface Answer {
  /** How long it is kept, in milliseconds. */
  ttl?: number;
  headers: Record<string, string>;
  body: Buffer;
  encoding?: string | undefined;
  /** Whether better compression was tried. */
  isPacked?: boolean;
}

export type Answers = ReturnType<typeof answersOf>;

/** Sends texts and the files of the folder `root`. Makes and compresses each answer once, and then sends the same bytes to everybody. */
export function answersOf(root: string) {
  const kept = new LRUCache<string, Answer, () => Promise<Answer>>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1000,
    fetchMethod: async (_key, _last, { context: make, options }) => {
      const answer = await make();
      if (answer.ttl) options.ttl = answer.ttl;
      return answer;
    },
    // A request gets its answer even if the answer is forgotten at the same time.
    ignoreFetchAbort: true,
  });
  let packing = false;
  /** Compresses a text that was asked for again as well as Brotli can, in another thread. One at a time, so that it takes one core. */
  const pack = async (key: string, answer: Answer) => {
    packing = true;
    answer.isPacked = true;
    const text = await promisify(brotliDecompress)(answer.body);
    const body = await promisify(brotliCompress)(text, BEST_BROTLI);
    if (kept.peek(key) === answer) kept.set(key, { ...answer, body });
    packing = false;
  };
  const read = async (request: Pick<IncomingMessage, 'method' | 'headers'>, file: string) => {
    // A hashed file never changes.
    const ours = { cacheControl: false, contentType: false, lastModified: !isHashed(file) };
    const options = { root, dotfiles: 'ignore', index: false, ...ours } as const;
    const answer = await send(request as IncomingMessage, encodeURI(file), options);
    if (answer.type === 'error') throw answer.metadata.error;
    return answer;
  };
  return {
    /** Sends the text that `make` returns. It is only made again if `state` is one that was not seen before, or if it was partial. */
    async text(request: FastifyRequest, reply: FastifyReply, state: string, make: () => Text | Promise<Text>) {
      const accepted = encodingFor(request);
      const context = async () => {
        const { text, headers, isPartial } = await make();
        const made: Answer = {
          headers: { ...headers, 'Cache-Control': 'no-cache', ETag: tagOf(text, headers) },
          body: Buffer.from(text),
        };
        if (isPartial) return { ...made, headers: { ...headers, 'Cache-Control': 'no-store' }, ttl: PARTIAL_MS };
        if (!accepted || text.length < WORTH_IT) return made;
        // One after another: if many new pages were compressed at the same time, that would take a lot of memory.
        const body = accepted === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text);
        return { ...made, body, encoding: accepted };
      };
      const key = `${accepted}\0${state}`;
      const again = kept.peek(key);
      if (again?.encoding === 'br' && !again.isPacked && !packing && again.body.length < MOST_BYTES_TO_PACK)
        void pack(key, again);
      const { headers, body, encoding } = await kept.forceFetch(key, { context });
      reply.headers(headers);
      if (isKnown(headers.ETag, request.headers['if-none-match'])) return reply.code(304).send();
      if (encoding) reply.header('Content-Encoding', encoding);
      return reply.send(body);
    },

    /** Sends a file, or its compressed copy if the client takes that. */
    async file(request: FastifyRequest, reply: FastifyReply, file: string) {
      const { raw } = request;
      const encoding = encodingFor(request);
      const compressed = encoding ? file + ENDINGS[encoding] : file;
      const copy = encoding && look(path.join(root, compressed));
      const found = copy || look(path.join(root, file));
      if (!found) return reply.callNotFound();
      const name = copy ? compressed : file;
      // Only GET has ranges.
      if (raw.method === 'HEAD') delete raw.headers.range;
      // A suffix that is longer than the file means the whole file (RFC 9110, 14.1.2). @fastify/send does not know that.
      const [, suffix] = SUFFIX_RANGE.exec(raw.headers.range ?? '') ?? [];
      if (Number(suffix) > found.size) raw.headers.range = 'bytes=0-';
      reply.headers({ 'Content-Type': typeOf(file), 'Cache-Control': cacheControl(file) });
      if (copy) reply.header('Content-Encoding', encoding);
      // Home has ten of them, and nobody asks for the id of one.
      if (isHashed(file)) reply.removeHeader('X-Request-Id');
      if (found.size > LARGEST || CONDITIONS.some((header) => raw.headers[header] !== undefined)) {
        const { statusCode, headers, stream } = await read(raw, name);
        return reply.code(statusCode).headers(headers).send(stream);
      }
      const context = async () => {
        const { headers, stream } = await read({ method: 'GET', headers: {} }, name);
        return { headers, body: await buffer(stream) };
      };
      const { headers, body } = await kept.forceFetch(`${name}\0${found.state}`, { context });
      return reply.headers(headers).send(body);
    },
  };
}

function encodingFor({ headers }: FastifyRequest) {
  return negotiate((headers['accept-encoding'] ?? '').toLowerCase(), ENCODINGS);
}

/**
 * The size of a file, and a text that changes when the file changes. Undefined if there is no such file. It does not use `mtime`,
 * because reproducible images give the files of all builds the same one. Nobody can set `ctime`.
 */
export function look(file: string): { size: number; state: string } | undefined {
  try {
    // Node's asynchronous `stat` takes ten times as long, because it goes through another thread.
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) return undefined;
    const moment = Date.now() - stat.ctimeMs < TICK ? performance.now() : '';
    return { size: stat.size, state: `${stat.ino} ${stat.size} ${stat.ctimeMs} ${moment}` };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOTDIR', 'ENAMETOOLONG'].includes(code)) return undefined;
    throw error;
  }
}

function typeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

/** A hash of text and headers. With the text alone, a browser would keep an old policy for the same text. */
function tagOf(text: string, headers: Text['headers']): string {
  const hash = createHash('sha256').update(JSON.stringify({ text, headers })).digest('base64url').slice(0, 22);
  // Weak, because all encodings of a text share it.
  return `W/"${hash}"`;
}

/** Whether an `If-None-Match` header, which may be a list, has this weak tag. Then the browser has the text. */
function isKnown(etag = '', header = ''): boolean {
  return etag !== '' && header.split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()));
}
