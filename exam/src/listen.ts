import { refuseBadAddress, routable } from '@playground/kit/common/addresses';
import { healthRoutes } from '@playground/kit/common/health';
import { type Listener, listen } from '@playground/kit/common/listen';
import { logging } from '@playground/kit/common/logging';
import { headersOfRefusals, refuse } from '@playground/kit/common/refusals';
import { sameText } from '@playground/kit/common/sameText';
import { prepare } from '@playground/kit/server/application';
import { documentApi } from '@playground/kit/server/documentation';
import fastify, { type FastifyInstance } from 'fastify';
import type { About } from './report.ts';
import { examRoutes } from './routes.ts';
import type { Runs } from './runs.ts';

export interface ExamOptions {
  runs: Runs;
  about: About;
  /** If it is set, each request must have it. */
  token?: string | undefined;
  host: string;
}

/** The application of the exam. It does not listen yet. */
async function examApp({ runs, about, token, host }: ExamOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...logging(false),
    rewriteUrl: routable,
    bodyLimit: 16 * 1024,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
  });
  // Only JSON is accepted: pages may post text/plain without a preflight.
  app.removeContentTypeParser('text/plain');
  await prepare(app, { directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } });
  app.addHook('onRequest', refuseBadAddress);
  app.addHook('onRequest', async ({ headers }, reply) => {
    // A page that any browser shows must not use the exam. It could have its name resolved to this machine.
    if (host === '127.0.0.1' && !/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '')) {
      return refuse(reply, 421, 'The exam answers to 127.0.0.1 and localhost only.');
    }
    if (headers.origin) return refuse(reply, 403, 'Pages may not use the exam.');
    if (token && !sameText(headers.authorization ?? '', `Bearer ${token}`)) {
      return refuse(reply, 401, 'The header Authorization must be Bearer and the token of the exam.');
    }
  });
  await documentApi(app, {
    title: 'Playground exam',
    description: 'Gives tasks to agents and tools, and grades what they did.',
  });
  healthRoutes(app, { about: async () => ({}) });
  await app.register(async (routes) => examRoutes(routes, runs, about));
  await app.ready();
  return app;
}

/** Starts the exam. Rejects with one line if the port is in use. */
export async function listenForExam(options: ExamOptions & { port: number }): Promise<Listener> {
  const app = await examApp(options);
  return listen(app, 'the exam', options.port, options.host, { refusalHeaders: await headersOfRefusals(app) });
}
