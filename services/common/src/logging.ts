import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Metrics } from './metrics.ts';

/** An id as proxies write them: short, and nothing that has a meaning in a header or a log. */
const REQUEST_ID = /^[\w.-]{1,64}$/;

/**
 * Fastify's options for log and ids. Nothing in a line says who: no network address, no query (it has coordinates), no body,
 * no cookie. Errors are told by their code and place, as their words may hold an e-mail address.
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
    // The line of a request is written below: Fastify's own are two, and none for an answer that was broken off.
    logController: new Fastify.LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  } satisfies FastifyServerOptions;
}

interface Observation {
  /** What stands in the log for the address of a request. It must not say who asked, or what they typed. */
  urlOf: (request: FastifyRequest) => string;
  /** One of a few names for what was asked. */
  routeOf: (request: FastifyRequest) => string;
  /** What is not worth a line: what somebody asks once a second to hear that nothing has happened. */
  isNoise?: (route: string, status: number) => boolean;
  metrics?: Metrics;
}

/** A line and a measurement for each request, when its answer is out or broken off; and its id in a header. */
export function observeRequests(app: FastifyInstance, { urlOf, routeOf, isNoise, metrics }: Observation): void {
  app.addHook('onRequest', async (request, reply) => {
    const began = performance.now();
    const { method, raw } = request;
    // Read now: a refusal takes the request away from its route.
    const route = request.url === request.originalUrl ? routeOf(request) : 'malformed';
    const url = urlOf(request);
    const sentBefore = raw.socket.bytesWritten;
    reply.header('X-Request-Id', request.id);
    metrics?.began();
    reply.raw.once('close', () => {
      const { statusCode: status, writableFinished } = reply.raw;
      const ms = performance.now() - began;
      // What failed because it was asked to says nothing about this server.
      metrics?.ended({ method, route: request.fault ? 'fault' : route, status }, ms / 1000);
      if (isNoise?.(route, status)) return;
      const bytes = raw.socket.bytesWritten - sentBefore;
      const line = { method, url, status, ms: Math.round(ms * 10) / 10, bytes, fault: request.fault?.kind };
      request.log.info(writableFinished ? line : { ...line, aborted: true }, 'request');
    });
  });
}
