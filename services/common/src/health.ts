import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { version } from '../../../shared/project/folders.ts';
import { refuse } from './refusals.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `listen` calls it when the server begins to end. */
    stopping(): void;
    /** Aborted from then on. */
    ending: AbortSignal;
  }
}

export interface HealthOptions {
  /** What `/healthz` says besides its status and the release: which build it is. */
  about: () => Promise<Record<string, string | undefined>>;
  /** Whether what the application needs is there. By default it needs nothing. */
  ready?: () => boolean | Promise<boolean>;
  /** Fastify's schemas of the two routes, for an application that documents its routes. */
  schemas?: { healthz: object; readyz: object };
}

/** `/healthz` says that this process is alive, `/readyz` whether it wants requests. Neither is logged. */
export function healthRoutes(app: FastifyInstance, { about, ready = () => true, schemas }: HealthOptions): void {
  const end = new AbortController();
  // Each open line listens. Node would take eleven of them for a leak.
  setMaxListeners(0, end.signal);
  app.decorate('stopping', () => end.abort());
  app.decorate('ending', end.signal);
  app.get('/healthz', { logLevel: 'silent', schema: schemas?.healthz }, async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok', version, ...(await about()) };
  });
  app.get('/readyz', { logLevel: 'silent', schema: schemas?.readyz }, async (_, reply) => {
    if (end.signal.aborted) return refuse(reply, 503, 'This server is about to end.');
    const isReady = await Promise.resolve()
      .then(ready)
      .catch(() => false);
    if (!isReady) return refuse(reply, 503, 'Something that this server needs is away.');
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });
}
