import Fastify from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Listener, listen } from './listen.ts';
import { logging, type Measured } from './logging.ts';
import { refuse, refuseError } from './refusals.ts';

/** The measurements of a server, for Prometheus. */
export class Metrics implements Measured {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests whose answer is not finished.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  began(): void {
    this.inFlight.inc();
  }

  ended(labels: Parameters<Measured['ended']>[0], seconds: number): void {
    this.inFlight.dec();
    this.durations.observe(labels, seconds);
  }

  watch(listener: Pick<Listener, 'connections'>): void {
    new Gauge({
      name: 'http_connections_open',
      help: 'Open connections.',
      registers: [this.registry],
      collect() {
        this.set(listener.connections().open);
      },
    });
    new Counter({
      name: 'http_connections_cut_total',
      help: 'Connections that were cut: their client was too slow, asked too much ahead, or had most when all were taken.',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(listener.connections().cut);
      },
    });
  }
}

/** Serves `/metrics` on its own port. Rejects with one line if the port is in use. */
export async function serveMetrics({ registry }: Metrics, port: number, host?: string): Promise<Listener> {
  const app = Fastify(logging(false));
  app.setErrorHandler(refuseError);
  app.setNotFoundHandler((_, reply) => refuse(reply, 404, 'There is nothing at this address.'));
  app.get('/metrics', async (_, reply) => {
    reply.headers({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
    return registry.metrics();
  });
  await app.ready();
  return listen(app, 'metrics', port, host);
}
