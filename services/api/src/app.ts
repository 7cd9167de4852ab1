import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
// Gives routes the option `websocket`, also in a project without a demo that imports the package.
import type {} from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import { pathOf, refuseBadAddress } from '../../common/src/addresses.ts';
import { carryOutFaults } from '../../common/src/faultPlugin.ts';
import { healthRoutes } from '../../common/src/health.ts';
import { fastifyOptions, prepare } from './application.ts';
import { documentApi } from './documentation.ts';
import { answers, HEALTH, READINESS } from './schemas.ts';
import type { Host, ServerPart } from './serverParts.ts';

interface AppOptions extends Host {
  faults: boolean;
  documented: boolean;
  parts: ServerPart[];
}

/** The application of the API. It does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...fastifyOptions(options),
    bodyLimit: 4096,
    // Ajv would turn a number into text and drop unknown fields. We refuse both, so that the client sees its mistake.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  // Only JSON is accepted: pages of other sites may post text/plain without a preflight.
  app.removeContentTypeParser('text/plain');
  await prepare(app, { directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } });
  await app.register(cors, {
    origin: [...options.allowedOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['content-range', 'etag', 'location', 'upload-offset', 'upload-length', 'tus-resumable'],
  });
  app.addHook('onRequest', refuseBadAddress);
  const sockets = new Set<string>();
  app.addHook('onRoute', ({ websocket, url }) => void (websocket && sockets.add(url)));
  app.decorate('hasSocket', (url: string) => sockets.has(pathOf(url)));
  await app.register(cookie);
  await app.register(rateLimit, {
    global: false,
    redis: options.store,
    nameSpace: 'limit:',
    errorResponseBuilder: (_, { statusCode, after }) =>
      Object.assign(new Error(`Too many requests. Please try again in ${after}.`), { statusCode }),
  });
  if (options.documented) {
    await documentApi(app, { title: 'Playground API', description: 'The backend of the pages that need a server.' });
  }

  healthRoutes(app, {
    about: async () => ({ build: options.build }),
    ready: options.ready,
    schemas: {
      healthz: { summary: 'Whether the API is alive, and which build it is', response: answers(HEALTH) },
      readyz: { summary: 'Whether the API is ready for requests', response: answers(READINESS) },
    },
  });
  await app.register(async (routes) => {
    carryOutFaults(routes, { enabled: options.faults });
    // Each has a scope of its own, because a demo may need its own parser of bodies.
    for (const part of options.parts) await routes.register(async (scope) => part.routes?.(scope));
  });
  await app.ready();
  return app;
}
