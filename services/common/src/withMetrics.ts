import type { Listener } from './listen.ts';
import type { Metrics } from './metrics.ts';

/** What every server can be started with. */
export interface ServerOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  /** `localhost` by default, which other machines cannot reach. A container passes 0.0.0.0. */
  host?: string;
  /** See `ListenOptions`. */
  drainMs?: number;
  /** Whether to log each request to stdout. */
  log?: boolean;
  metrics?: Metrics;
  /** How many proxies are in front of the server. Their X-Forwarded-For says who asked. 0 by default. */
  proxies?: number;
  /** If false, `?fault=` is ignored. True by default. */
  faults?: boolean;
}

/** Starts a server and, if `metricsPort` is set, its metrics on that port. Both end together. */
export async function withMetrics<T extends Listener>(
  { metricsPort, host }: { metricsPort: number | undefined; host: string | undefined },
  start: (metrics?: Metrics) => Promise<T>,
): Promise<T> {
  if (metricsPort === undefined) return start();
  // Imported only when needed, because most servers do not measure.
  const { Metrics, serveMetrics } = await import('./metrics.ts');
  const metrics = new Metrics();
  const page = await serveMetrics(metrics, metricsPort, host);
  const listener = await start(metrics);
  metrics.watch(listener);
  console.log(`metrics: ${page.url}/metrics`);
  return {
    ...listener,
    close: async () => {
      await listener.close();
      await page.close();
    },
  };
}
