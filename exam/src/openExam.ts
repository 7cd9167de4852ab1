import { refuseBadAddress, routable } from '@playground/kit/common/addresses';
import { healthRoutes } from '@playground/kit/common/health';
import { listen } from '@playground/kit/common/listen';
import { logging } from '@playground/kit/common/logging';
import { headersOfRefusals, refuse } from '@playground/kit/common/refusals';
import { sameText } from '@playground/kit/common/sameText';
import type { SiteConfig } from '@playground/kit/contract/site';
import { originsOf } from '@playground/kit/project/environment';
import { prepare } from '@playground/kit/server/application';
import { documentApi } from '@playground/kit/server/documentation';
import fastify, { type FastifyInstance } from 'fastify';
import type { About } from './report.ts';
import { examRoutes } from './routes.ts';
import { Runs, type RunsOptions } from './runs.ts';
import { buildsOf, type Choice, examTasks } from './tasks.ts';

interface OpenOptions extends Choice, Pick<RunsOptions, 'browser' | 'seed' | 'parallel' | 'deadline'> {
  host?: string;
  port?: number;
  /** If it is set, each request must have it. */
  token?: string | undefined;
}

export type OpenedExam = Awaited<ReturnType<typeof openExam>>;

/** Starts an exam on a running site. Rejects with one line if a page or a task is unknown, or the port is in use. */
export async function openExam(
  site: SiteConfig,
  { pages, tasks: names, host = '127.0.0.1', port = 0, token, ...options }: OpenOptions,
) {
  const builds = await buildsOf(site);
  const { tasks, left } = await examTasks(builds, { pages, tasks: names });
  const services = Object.values(site.services).map((url) => new URL(url).origin);
  const origins = [...new Set([...originsOf(site), ...services])];
  const runs = new Runs({ ...options, tasks, host, shell: site.shell, origins });
  const about: About = { site: site.shell, builds: Object.fromEntries(builds), left };
  const app = await examApp(host, token);
  await app.register(async (routes) => examRoutes(routes, runs, about));
  const refusalHeaders = await headersOfRefusals(app);
  return { server: await listen(app, 'the exam', port, host, { refusalHeaders }), runs, about };
}

/** The application of the exam, without its own routes. */
async function examApp(host: string, token?: string): Promise<FastifyInstance> {
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
  return app;
}
