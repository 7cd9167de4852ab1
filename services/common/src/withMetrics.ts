import type { Listener } from './listen.ts';
import type { Metrics } from './metrics.ts';

interface MetricsOptions {
  /** Undefined for none. */
  metricsPort: number | undefined;
  host: string | undefined;
}

/** Starts a server and, on a port of their own, its metrics. Both end together. */
export async function withMetrics<T extends Listener>(
  { metricsPort, host }: MetricsOptions,
  start: (metrics?: Metrics) => Promise<T>,
): Promise<T> {
  if (metricsPort === undefined) return start();
  // An import that nobody needs who does not measure.
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
