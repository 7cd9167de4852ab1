import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LONGEST_MS, readWhat, type What } from '../../../shared/contract/fault.ts';
import { Places } from './places.ts';
import { refuse } from './refusals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    fault?: What;
  }
}

interface FaultOptions {
  /** If false, `?fault=` is ignored. */
  enabled: boolean;
  /** Which requests may fail. All by default. */
  concerns?: (request: FastifyRequest) => boolean;
}

/** For the requests of this process that wait at the same time. */
const PLACES = new Places(200);

/** Headers that ask for a part of a file, or for nothing if the client has it. A fault must not end in a 304. */
export const CONDITIONS = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];

/** A syntax error in JSON, in JavaScript and in CSS, and not an image either. */
const NONSENSE = '}{ nonsense, as ?fault=garbage asked for }{';

/** Makes requests to `app` fail as their `?fault=` asks. No cache keeps such an answer. `app` needs `healthRoutes`. */
export function carryOutFaults(app: FastifyInstance, { enabled, concerns = () => true }: FaultOptions): void {
  app.decorateRequest('fault');
  app.addHook('onRequest', async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const asked = query.fault;
    // A route whose schema lists all its parameters would refuse this one.
    delete query.fault;
    const fault = enabled && typeof asked === 'string' && concerns(request) ? readWhat(asked) : undefined;
    if (!fault) return;
    request.fault = fault;
    for (const header of CONDITIONS) delete request.raw.headers[header];
    if (fault.kind === 'status') {
      return refuse(reply, fault.status, `The request asked for this answer by ?fault=${fault.status}.`);
    }
    if (fault.kind === 'drop') {
      reply.hijack();
      request.raw.socket.resetAndDestroy();
    }
    if (fault.kind === 'slow') return waitInPlace(request, reply, fault.ms);
    if (fault.kind === 'hang') {
      const answered = await waitInPlace(request, reply, LONGEST_MS);
      if (answered) return answered;
      reply.hijack();
      request.raw.socket.destroy();
    }
  });
  app.addHook('onSend', async ({ fault, method }, reply, payload) => {
    if (!fault) return payload;
    for (const header of ['ETag', 'Last-Modified', 'Accept-Ranges']) reply.removeHeader(header);
    reply.header('Cache-Control', 'no-store');
    // The answer to HEAD has no body.
    if (fault.kind === 'cut' && method !== 'HEAD') return firstHalf(reply, payload);
    if (fault.kind !== 'garbage') return payload;
    if (payload instanceof Readable) payload.destroy();
    reply.removeHeader('Content-Encoding');
    return NONSENSE;
  });
}

/** Lets a request wait. Resolves with the reply if the request is over: there was no place, or the client has left. */
export async function waitInPlace(request: FastifyRequest, reply: FastifyReply, ms: number) {
  const leave = PLACES.take(request.ip);
  if (!leave) {
    reply.header('Retry-After', 1);
    return refuse(reply, 503, 'Too many requests wait. Please try again in a second.');
  }
  await wait(ms, reply.raw, request.server.ending);
  leave();
  if (!reply.raw.destroyed) return undefined;
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** Resolves when the time is over, the client is gone or the server ends. */
async function wait(ms: number, response: ServerResponse, ending: AbortSignal): Promise<void> {
  if (ending.aborted) return;
  const { socket } = response;
  const stalledMs = socket?.timeout ?? 0;
  // Otherwise the connection would be cut because no byte goes out.
  socket?.setTimeout(0);
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), ms);
  response.once('close', () => over.abort());
  await once(AbortSignal.any([over.signal, ending]), 'abort');
  clearTimeout(timer);
  socket?.setTimeout(stalledMs);
}

/** The first half of a body, with the headers of the whole body. Then the connection ends. */
async function firstHalf(reply: FastifyReply, payload: unknown): Promise<Readable> {
  const streamed = payload instanceof Readable;
  let length = Number(reply.getHeader('Content-Length') ?? Number.NaN);
  let body: Iterable<Buffer> | AsyncIterable<Buffer>;
  if (streamed && length >= 0) {
    body = payload;
  } else {
    const whole = streamed ? await buffer(payload) : Buffer.from((payload ?? '') as string);
    length = whole.length;
    body = [whole];
    // A stream without a length still goes out in chunks.
    if (!streamed) reply.header('Content-Length', length);
  }
  // When a refusal becomes a stream, Fastify adds more listeners than Node allows without a warning.
  reply.raw.setMaxListeners(20);
  return Readable.from(start(body, Math.floor(length / 2)), { objectMode: false }).once('end', () => {
    // The answer must not end properly, or it would count as whole. A reset would lose the bytes that are on their way.
    reply.raw.flushHeaders();
    reply.raw.socket?.destroySoon();
  });
}

/** How long a page has to read the first half of a body, in milliseconds. */
const TIME_TO_READ = 200;

async function* start(body: Iterable<Buffer> | AsyncIterable<Buffer>, bytes: number) {
  let left = bytes;
  for await (const chunk of body) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left > 0) continue;
    // When a body breaks, browsers drop what the page has not read yet.
    await pause(TIME_TO_READ);
    return;
  }
}
