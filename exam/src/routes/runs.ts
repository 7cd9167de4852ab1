import type { FastifyInstance } from 'fastify';
import type { Runs } from '../runs.ts';
import { answers, CLAIM, GRADED, LOOKED, START, STARTED } from '../schemas.ts';

const ID = { type: 'object', properties: { id: { type: 'string', maxLength: 40 } } } as const;

/** `POST /runs` starts a run, `GET /runs/ID/look` and `POST /runs/ID/grade` look at it and grade it, and `DELETE /runs/ID` ends it. */
export function runRoutes(app: FastifyInstance, runs: Runs): void {
  app.post<{ Body: { task: string; seed?: string; tool?: string } }>(
    '/runs',
    { schema: { summary: 'Opens a browser of its own for a task', body: START, response: answers(STARTED, 201) } },
    async ({ body: { task, ...asked } }, reply) => reply.code(201).send(await runs.start(task, asked)),
  );
  app.get<{ Params: { id: string } }>(
    '/runs/:id/look',
    { schema: { summary: 'Says whether the outcome is there', params: ID, response: answers(LOOKED) } },
    async ({ params: { id } }) => ({ isThere: await runs.look(id) }),
  );
  app.post<{ Params: { id: string }; Body: { claimed: boolean; answer?: string; keepBrowser?: boolean } }>(
    '/runs/:id/grade',
    { schema: { summary: 'Grades a run and closes its browser', params: ID, body: CLAIM, response: answers(GRADED) } },
    async ({ params: { id }, body: { claimed, answer, keepBrowser } }) => {
      const { reward, reachedBy, falseSuccess, why, seconds, events, evidence } = await runs.grade(
        id,
        claimed,
        answer,
        keepBrowser,
      );
      return { reward, reachedBy, falseSuccess, why, seconds, events, evidence };
    },
  );
  app.delete<{ Params: { id: string } }>(
    '/runs/:id',
    {
      schema: {
        summary: 'Ends a run. It counts as failed',
        params: ID,
        response: { 204: { type: 'null' }, ...answers({}) },
      },
    },
    async ({ params: { id } }, reply) => {
      await runs.end(id);
      return reply.code(204).send();
    },
  );
}
