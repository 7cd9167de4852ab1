import type { FastifyInstance } from 'fastify';
import type { About } from '../report.ts';
import type { Runs } from '../runs.ts';
import { answers, LEFT, TASKS } from '../schemas.ts';

/** `GET /tasks`: the tasks without their outcomes. `GET /left`: those that the exam cannot grade. */
export function taskRoutes(app: FastifyInstance, { options: { tasks } }: Runs, { left }: About): void {
  const schema = { summary: 'Lists the tasks', response: answers(TASKS) };
  app.get('/tasks', { schema }, async () =>
    tasks.map(({ task, goal, needs, revision }) => ({ task, goal, needs, revision })),
  );
  app.get(
    '/left',
    { schema: { summary: 'Lists the tasks that are left out, and why', response: answers(LEFT) } },
    async () => left,
  );
}
