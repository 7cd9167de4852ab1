import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusals.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Told by `listen` when the end begins. */
    stopping(): void;
    /** Aborted then. */
    ending: AbortSignal;
  }
}

export interface HealthOptions {
  /** What `/healthz` says beside `status`: which build it is. */
  about: () => Promise<Record<string, string | undefined>>;
  /** Whether what the application needs is there; by default it needs nothing. */
  ready?: () => boolean | Promise<boolean>;
  /** A JSON schema for each of the two routes, where they are described. */
  schemas?: { healthz: object; readyz: object };
}

/**
 * `/healthz`: this process is alive. `/readyz`: it wants requests; 503 while it ends, or while something that it needs is
 * away. Neither is logged.
 */
export function healthRoutes(app: FastifyInstance, { about, ready = () => true, schemas }: HealthOptions): void {
  const end = new AbortController();
  // Every slow request listens to it (faultPlugin.ts).
  setMaxListeners(0, end.signal);
  app.decorate('stopping', () => end.abort());
  app.decorate('ending', end.signal);
  app.get('/healthz', { logLevel: 'silent', schema: schemas?.healthz }, async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok', ...(await about()) };
  });
  app.get('/readyz', { logLevel: 'silent', schema: schemas?.readyz }, async (_, reply) => {
    if (end.signal.aborted) return refuse(reply, 503, 'This server is about to end.');
    if (!(await isReady(ready))) return refuse(reply, 503, 'Something that this server needs is away.');
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });
}

async function isReady(ready: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await ready();
  } catch {
    return false;
  }
}
