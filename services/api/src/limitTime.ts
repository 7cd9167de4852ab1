import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { visitorAt } from '../../common/src/places.ts';
import { refuse } from '../../common/src/refusals.ts';

/** What a visitor may use of a processor: so many milliseconds at once, and then this share of its time. */
const LIMIT = { burst: 1000, share: 0.5 };

/** A server that is asked whether it is alive must answer. */
const PROBES = ['/healthz', '/readyz'];

/**
 * Refuses the calls of a visitor whose earlier ones took too much time. Limits by count do not see that one call costs a hundred times as
 * much as another. Register it before the routes.
 */
export function limitTime(app: FastifyInstance, { burst, share } = LIMIT): void {
  const all = new LRUCache<string, { ms: number; at: number }>({ max: 10_000 });
  const usedBy = (visitor: string) => {
    const { ms, at } = all.get(visitor) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - (performance.now() - at) * share);
  };
  app.addHook('onRoute', (route) => {
    const { handler, url } = route;
    if (route.websocket || PROBES.includes(url)) return;
    route.handler = function (request, reply) {
      const visitor = visitorAt(request.ip);
      const over = usedBy(visitor) - burst;
      if (over > 0) {
        reply.header('Retry-After', Math.ceil(over / share / 1000));
        return refuse(reply, 429, 'Your calls take too much time of this server. Please try again in a moment.');
      }
      // Not the clock: on a busy machine, other programs run in between.
      const before = process.cpuUsage();
      try {
        return handler.call(this, request, reply);
      } finally {
        const { user, system } = process.cpuUsage(before);
        all.set(visitor, { ms: usedBy(visitor) + (user + system) / 1000, at: performance.now() });
      }
    };
  });
}
