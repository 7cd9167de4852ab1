import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { isUtf8MimeType, mime, send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { cacheControl } from './headers.ts';

/** How many bytes of answers one origin remembers, and how large one of them may be. Larger files are read for each request. */
const MOST_BYTES = 32 * 1024 * 1024;
const LARGEST = 1024 * 1024;

/** The best first. */
const ENCODINGS = { br: '.br', gzip: '.gz' };
type Encoding = keyof typeof ENCODINGS;
const NAMES = Object.keys(ENCODINGS) as Encoding[];

const COMPRESS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Below this length, compression saves nothing. */
const WORTH_IT = 1024;

/** Two changes within this time, in milliseconds, can have the same `ctime`. Then the first state must not be found again. */
const TICK = 20;

/** Headers that ask for a part of a file, or for nothing if the client has it. */
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'];

/** A range that asks for the last bytes of a file. */
const SUFFIX_RANGE = /^ *bytes=-(\d+)$/;

/** A text that may change under the same name. */
export interface Text {
  text: string;
  headers: Record<string, string>;
}

interface Answer {
  headers: Record<string, string>;
  encoding: Encoding | null;
  body: Buffer;
}

/** Sends texts and the files of the folder `root`. Makes and compresses each answer once, and then sends the same bytes to everybody. */
export class Answers {
  private readonly root: string;
  private readonly kept = new LRUCache<string, Answer, () => Promise<Answer>>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1000,
    fetchMethod: (_key, _last, { context: make }) => make(),
    // A request gets its answer even if the answer is forgotten at the same time.
    ignoreFetchAbort: true,
  });

  constructor(root: string) {
    this.root = root;
  }

  /** Sends the text that `make` returns. It is only made again if `state` is one that was not seen before. */
  async text(request: FastifyRequest, reply: FastifyReply, state: string, make: () => Text | Promise<Text>) {
    const encoding = accepted(request.headers, NAMES);
    const { headers, body, ...sent } = await this.once(`${encoding}\0${state}`, async () => {
      const { text, headers } = await make();
      const worth = text.length < WORTH_IT ? null : encoding;
      return {
        headers: { ...headers, 'Cache-Control': 'no-cache', ETag: tagOf(text, headers) },
        encoding: worth,
        body: worth ? await COMPRESS[worth](text) : Buffer.from(text),
      };
    });
    reply.headers(headers);
    if (isKnown(headers.ETag as string, request.headers['if-none-match'])) return reply.code(304).send();
    if (sent.encoding) reply.header('Content-Encoding', sent.encoding);
    return reply.send(body);
  }

  /** Sends a file, or its compressed copy if the client takes that. */
  async file(request: FastifyRequest, reply: FastifyReply, file: string) {
    const { headers, method } = request.raw;
    const found = this.find(file, headers);
    if (!found) return reply.callNotFound();
    const { name, stat, encoding } = found;
    // Only GET has ranges.
    if (method === 'HEAD') delete headers.range;
    // A suffix that is longer than the file means the whole file (RFC 9110, 14.1.2). @fastify/send does not know that.
    const [, suffix] = SUFFIX_RANGE.exec(headers.range ?? '') ?? [];
    if (Number(suffix) > stat.size) headers.range = 'bytes=0-';
    reply.headers({ 'Content-Type': typeOf(file), 'Cache-Control': cacheControl(file) });
    if (encoding) reply.header('Content-Encoding', encoding);
    if (stat.size <= LARGEST && CONDITIONS.every((header) => headers[header] === undefined)) {
      const answer = await this.once(`${name}\0${stateOf(stat)}`, async () => {
        const { headers, stream } = await this.read({ method: 'GET', headers: {} }, name);
        return { headers, encoding, body: await buffer(stream) };
      });
      return reply.headers(answer.headers).send(answer.body);
    }
    const answer = await this.read(request.raw, name);
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.stream);
  }

  /** The state of a file for `text`: it changes when the file changes. Undefined if there is no such file. */
  state(file: string): string | undefined {
    const stat = statOf(path.join(this.root, file));
    return stat && stateOf(stat);
  }

  private async once(key: string, make: () => Promise<Answer>): Promise<Answer> {
    return this.kept.get(key) ?? ((await this.kept.fetch(key, { context: make })) as Answer);
  }

  private find(file: string, headers: IncomingHttpHeaders) {
    for (let names = NAMES; ; ) {
      const encoding = accepted(headers, names);
      const name = file + (encoding ? ENCODINGS[encoding] : '');
      const stat = statOf(path.join(this.root, name));
      if (stat) return { name, stat, encoding };
      if (!encoding) return undefined;
      names = names.filter((other) => other !== encoding);
    }
  }

  private async read(request: Pick<IncomingMessage, 'method' | 'headers'>, name: string) {
    const { root } = this;
    const options = { root, dotfiles: 'ignore', index: false, cacheControl: false, contentType: false } as const;
    const answer = await send(request as IncomingMessage, encodeURI(name), options);
    if (answer.type === 'error') throw answer.metadata.error;
    return answer;
  }
}

function accepted(headers: IncomingHttpHeaders, names: Encoding[]): Encoding | null {
  return negotiate((headers['accept-encoding'] ?? '').toLowerCase(), names) as Encoding | null;
}

/** Synchronous, because Node's asynchronous `stat` takes ten times as long: it goes through another thread. */
function statOf(file: string): Stats | undefined {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat?.isFile() ? stat : undefined;
  } catch (error) {
    if (['ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Not by `mtime`: reproducible images give the files of all builds the same one. Nobody can set `ctime`. */
function stateOf({ ino, size, ctimeMs }: Stats): string {
  const state = `${ino} ${size} ${ctimeMs}`;
  return Date.now() - ctimeMs < TICK ? `${state} ${performance.now()}` : state;
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
function isKnown(etag: string, header = ''): boolean {
  return header.split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()));
}
