import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';

/** An id as proxies write it. It must be short and must have no special meaning in a header or a log. */
const REQUEST_ID = /^[\w.-]{1,64}$/;

/**
 * Fastify's options for the log and request ids. No line says who asked: it has no network address, no query (which may hold
 * coordinates), no body and no cookie. An error has its code and place, but no message, which may hold an e-mail address.
 */
export function logging(log: boolean) {
  return {
    logger: {
      level: log ? 'info' : 'error',
      base: undefined,
      serializers: {
        err: ({ name, code, responseCode, stack = '' }: FastifyError & { responseCode?: number }) => {
          const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
          return { type: name, message: '', code, responseCode, stack: places.slice(0, 5).join('\n') };
        },
      },
    },
    // `observeRequests` writes one line for each request. Fastify writes two, and none if the client leaves.
    logController: new Fastify.LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  } satisfies FastifyServerOptions;
}

interface Observation {
  /** The address of a request as the log may show it: it must not say who asked, or what they typed. */
  urlOf: (request: FastifyRequest) => string;
  /** Which requests get no line: those that ask once a second whether something is new. */
  isNoise?: (request: FastifyRequest, status: number) => boolean;
}

/** Logs each request when its answer is sent or broken off, and puts its id into a header. */
export function observeRequests(app: FastifyInstance, { urlOf, isNoise }: Observation): void {
  app.addHook('onRequest', async (request, reply) => {
    const began = performance.now();
    const { method, raw } = request;
    // Read now, because a refused request loses its route.
    const url = urlOf(request);
    // Kept, because a request whose body broke off loses its socket.
    const { socket } = raw;
    const sentBefore = socket.bytesWritten;
    reply.header('X-Request-Id', request.id);
    reply.raw.once('close', () => {
      const { statusCode: status, writableFinished } = reply.raw;
      const ms = performance.now() - began;
      if (isNoise?.(request, status)) return;
      const bytes = socket.bytesWritten - sentBefore;
      const line = { method, url, status, ms: Math.round(ms * 10) / 10, bytes, fault: request.fault?.kind };
      request.log.info(writableFinished ? line : { ...line, aborted: true }, 'request');
    });
  });
}
