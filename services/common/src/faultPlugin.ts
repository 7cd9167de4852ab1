import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LONGEST_MS, readWhat, type What } from '../../../shared/contract/fault.ts';
import { refuse } from './refusals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How it asked to fail. */
    fault?: What;
  }
}

interface FaultOptions {
  /** False answers every request as if it had not asked. */
  enabled: boolean;
  /** Which requests may fail; all by default. */
  concerns?: (request: FastifyRequest) => boolean;
}

/** So many requests of this process may wait at a time, whichever of its servers they came to. Each of them holds a connection. */
const MOST_WAITING = 100;
let waiting = 0;

/** Each would have a part of the file sent, or none of it. */
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'];

/** A syntax error in JSON and in JavaScript, a bad rule in a stylesheet, and no picture. */
const NONSENSE = '}{ nonsense, as ?fault=garbage asked for }{';

/**
 * From now on, requests to the routes of `app` fail as their `?fault=` asks, each for itself alone: no cache keeps the answer.
 * A value that is none is ignored. `app` needs `healthRoutes`, which knows when the server ends.
 */
export function carryOutFaults(app: FastifyInstance, { enabled, concerns = () => true }: FaultOptions): void {
  app.decorateRequest('fault');
  app.addHook('onRequest', async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const asked = query.fault;
    // A route that knows all of its parameters would refuse this one.
    delete query.fault;
    const fault = enabled && typeof asked === 'string' && concerns(request) ? readWhat(asked) : undefined;
    if (!fault) return;
    request.fault = fault;
    for (const header of CONDITIONS) delete request.raw.headers[header];
    if (fault.kind === 'status') {
      return refuse(reply, fault.status, `This answer was asked for by ?fault=${fault.status}.`);
    }
    if (fault.kind === 'drop') {
      reply.hijack();
      request.raw.socket.resetAndDestroy();
    }
    if (fault.kind === 'slow' || fault.kind === 'hang') {
      if (waiting >= MOST_WAITING) {
        reply.header('Retry-After', 1);
        return refuse(reply, 503, 'Too many requests wait already, as ?fault= asked. Please try again in a second.');
      }
      await wait(fault.kind === 'slow' ? fault.ms : LONGEST_MS, reply.raw, app.ending);
      if (fault.kind === 'slow' && !reply.raw.destroyed) return;
      reply.hijack();
      request.raw.socket.destroy();
    }
  });
  app.addHook('onSend', async ({ fault }, reply, payload) => {
    if (!fault) return payload;
    for (const header of ['ETag', 'Last-Modified', 'Accept-Ranges']) reply.removeHeader(header);
    reply.header('Cache-Control', 'no-store');
    if (fault.kind === 'cut') return firstHalf(reply, payload);
    if (fault.kind === 'garbage') return nonsense(reply, payload);
    return payload;
  });
}

/** Resolves when the time is over, the client has gone or the server ends. */
async function wait(ms: number, response: ServerResponse, ending: AbortSignal): Promise<void> {
  if (ending.aborted) return;
  const { socket } = response;
  const stalledMs = socket?.timeout ?? 0;
  // It stands still because it was asked to, and would be cut for that.
  socket?.setTimeout(0);
  waiting++;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      response.off('close', done);
      ending.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    response.once('close', done);
    ending.addEventListener('abort', done);
  });
  waiting--;
  socket?.setTimeout(stalledMs);
}

/** Half of a body, under the headers of the whole, and the end of the connection. */
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
    // What is streamed without a length goes out in chunks, as it always does.
    if (!streamed) reply.header('Content-Length', length);
  }
  // A refusal that becomes a stream is listened to by more than Node expects.
  reply.raw.setMaxListeners(20);
  return Readable.from(start(body, Math.floor(length / 2)), { objectMode: false }).once('end', () => {
    // Written, and the answer not yet ended, which would make a whole one of it. No reset: that would throw away what is under way.
    reply.raw.flushHeaders();
    reply.raw.socket?.destroySoon();
  });
}

async function* start(body: Iterable<Buffer> | AsyncIterable<Buffer>, bytes: number) {
  let left = bytes;
  for await (const chunk of body) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}

function nonsense(reply: FastifyReply, payload: unknown): string {
  if (payload instanceof Readable) payload.destroy();
  reply.removeHeader('Content-Encoding');
  return NONSENSE;
}
