import type { FastifyInstance } from 'fastify';
import { type About, reportOf } from './report.ts';
import type { Runs } from './runs.ts';
import { answers, CLAIM, GRADED, LEFT, LOOKED, REPORT, START, STARTED, TASKS } from './schemas.ts';

const ID = { type: 'object', properties: { id: { type: 'string', maxLength: 40 } } } as const;

/** All requests of the exam (README.md). */
export function examRoutes(app: FastifyInstance, runs: Runs, about: About): void {
  const described = (summary: string, response: object, asked: object = {}) => ({
    schema: { summary, response, ...asked },
  });
  const { tasks } = runs.options;
  app.get('/tasks', described('Lists the tasks', answers(TASKS)), async () =>
    tasks.map(({ task, goal, needs, revision }) => ({ task, goal, needs, revision })),
  );
  app.get('/left', described('Lists the tasks that are left out, and why', answers(LEFT)), async () => about.left);
  app.post<{ Body: { task: string; seed?: string; tool?: string } }>(
    '/runs',
    described('Opens a browser of its own for a task', answers(STARTED, 201), { body: START }),
    async ({ body: { task, ...asked } }, reply) => reply.code(201).send(await runs.start(task, asked)),
  );
  app.get<{ Params: { id: string } }>(
    '/runs/:id/look',
    described('Says whether the outcome is there', answers(LOOKED), { params: ID }),
    async ({ params: { id } }) => ({ isThere: await runs.look(id) }),
  );
  app.post<{ Params: { id: string }; Body: { claimed: boolean; answer?: string; keepBrowser?: boolean } }>(
    '/runs/:id/grade',
    described('Grades a run and closes its browser', answers(GRADED), { params: ID, body: CLAIM }),
    // The schema leaves out what a candidate may not know.
    async ({ params: { id }, body: { claimed, answer, keepBrowser } }) => runs.grade(id, claimed, answer, keepBrowser),
  );
  app.delete<{ Params: { id: string } }>(
    '/runs/:id',
    described('Ends a run. It counts as failed', { 204: { type: 'null' }, ...answers({}) }, { params: ID }),
    async ({ params: { id } }, reply) => {
      await runs.end(id);
      return reply.code(204).send();
    },
  );
  app.get('/report', described('Lists all graded runs with scores', answers(REPORT)), async () =>
    reportOf(runs, about),
  );
}
