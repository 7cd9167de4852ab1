import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { observeRequests } from '../../common/src/logging.ts';
import type { Metrics } from '../../common/src/metrics.ts';
import { refuse, refuseError } from '../../common/src/refusals.ts';

interface Common {
  metrics: Metrics | undefined;
  /** Stands before every route in log and metrics. */
  prefix?: string;
  /** What a document of this application may load. */
  directives: NonNullable<Exclude<FastifyHelmetOptions['contentSecurityPolicy'], boolean | undefined>['directives']>;
}

/** What the API and the inbox have in common: refusals in one form, a line for each request, nothing kept by a cache, headers. */
export async function prepare(app: FastifyInstance, { metrics, prefix = '', directives }: Common): Promise<void> {
  app.setErrorHandler(refuseError);
  app.setNotFoundHandler((_, reply) => refuse(reply, 404, 'There is nothing at this address.'));
  // The route, not the path: a visitor may have typed an address into that.
  const routeOf = ({ routeOptions }: FastifyRequest) => prefix + (routeOptions.url ?? '(unknown)');
  observeRequests(app, { urlOf: routeOf, routeOf, metrics });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: false,
  });
}
