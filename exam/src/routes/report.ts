import type { FastifyInstance } from 'fastify';
import { type About, REPORT_SCHEMA, reportOf } from '../report.ts';
import type { Runs } from '../runs.ts';
import { answers, REPORT } from '../schemas.ts';

/** `GET /report`: every graded run. Its schema is beside it. */
export function reportRoutes(app: FastifyInstance, runs: Runs, about: About): void {
  const schema = { summary: 'Lists all graded runs with scores', response: answers(REPORT) };
  app.get('/report', { schema }, async () => reportOf(runs, about));
  app.get(REPORT_SCHEMA, { schema: { hide: true } }, async () => ({
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...REPORT,
  }));
}
