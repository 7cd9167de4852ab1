import type { FastifyInstance } from 'fastify';
import type { Seen } from '../run.ts';
import type { Runs } from '../runs.ts';
import { answers, CLAIM, GRADED, LOOK, LOOKED, START, STARTED } from '../schemas.ts';

const ID = { type: 'object', properties: { id: { type: 'string', maxLength: 40 } } } as const;

/** `POST /runs` starts a run, `POST /runs/ID/look` and `/grade` look at it and grade it, and `DELETE /runs/ID` ends it. */
export function runRoutes(app: FastifyInstance, runs: Runs): void {
  app.post<{ Body: { task: string; seed?: string; tool?: string; browser?: 'own' } }>(
    '/runs',
    { schema: { summary: 'Opens a browser of its own for a task', body: START, response: answers(STARTED, 201) } },
    async ({ body: { task, ...asked } }, reply) => reply.code(201).send(await runs.start(task, asked)),
  );
  app.post<{ Params: { id: string }; Body: Seen & { answer?: string } }>(
    '/runs/:id/look',
    {
      schema: { summary: 'Says what a browser of your own shows', params: ID, body: LOOK, response: answers(LOOKED) },
      bodyLimit: 1024 * 1024,
    },
    async ({ params: { id }, body: { answer, ...seen } }) => ({ isThere: await runs.look(id, seen, answer) }),
  );
  app.post<{ Params: { id: string }; Body: { claimed: boolean; answer?: string } }>(
    '/runs/:id/grade',
    { schema: { summary: 'Grades a run and closes its browser', params: ID, body: CLAIM, response: answers(GRADED) } },
    async ({ params: { id }, body: { claimed, answer } }) => {
      const { reward, reachedBy, falseSuccess, why, seconds, events, evidence } = await runs.grade(id, claimed, answer);
      return { reward, reachedBy, falseSuccess, why, seconds, events, evidence };
    },
  );
  app.delete<{ Params: { id: string } }>(
    '/runs/:id',
    {
      schema: {
        summary: 'Ends a run without a grade',
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
