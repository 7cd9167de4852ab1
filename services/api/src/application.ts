import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routable } from '../../common/src/addresses.ts';
import type { HealthOptions } from '../../common/src/health.ts';
import { logging, observeRequests } from '../../common/src/logging.ts';
import { refuse, refuseError } from '../../common/src/refusals.ts';
import { lazySchemas } from './lazySchemas.ts';
import { limitTime } from './limitTime.ts';
import { rememberVisitor } from './runs.ts';

/** What the API and the inbox are both made with. */
export interface CommonOptions extends Pick<HealthOptions, 'ready'> {
  log: boolean;
  /** See `ServerOptions`. */
  proxies: number;
  /** The build that `/healthz` names. */
  build: string;
}

interface PrepareOptions {
  /** Whether its documents speak with a window of another origin, as popups and frames do. */
  hasOpener?: boolean;
  /** Precedes each route in the log. */
  prefix?: string;
  /** The content security policy: what a document of this application may load. */
  directives: NonNullable<Exclude<FastifyHelmetOptions['contentSecurityPolicy'], boolean | undefined>['directives']>;
}

export const fastifyOptions = ({ log, proxies }: Pick<CommonOptions, 'log' | 'proxies'>) => ({
  ...logging(log),
  rewriteUrl: routable,
  schemaController: lazySchemas(),
  trustProxy: (_: string, hop: number) => hop < proxies,
});

/** Adds what the API and the inbox share: refusals, a log line for each request, security headers, and no caching. */
export async function prepare(
  app: FastifyInstance,
  { prefix = '', directives, hasOpener = false }: PrepareOptions,
): Promise<void> {
  app.setErrorHandler(refuseError);
  app.setNotFoundHandler((_, reply) => refuse(reply, 404, 'There is nothing at this address.'));
  // The route and not the path, because the path of a mailbox has an e-mail address in it.
  const routeOf = ({ routeOptions }: FastifyRequest) => prefix + (routeOptions.url ?? '(unknown)');
  observeRequests(app, { urlOf: routeOf });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('preHandler', rememberVisitor);
  limitTime(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: false,
    // `frame-ancestors` says which origins may embed a document. The older header has no word for other origins.
    ...(hasOpener && { crossOriginOpenerPolicy: false, xFrameOptions: false }),
  });
}
