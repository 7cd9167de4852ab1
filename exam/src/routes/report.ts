import type { FastifyInstance } from 'fastify';
import { type About, inMarkdown, REPORT_SCHEMA, reportOf } from '../report.ts';
import type { Runs } from '../runs.ts';
import { answers, REPORT } from '../schemas.ts';

/** `GET /report`: every graded run, as JSON or as tables in Markdown. Its schema is beside it. */
export function reportRoutes(app: FastifyInstance, runs: Runs, about: About): void {
  app.get(
    '/report',
    {
      schema: {
        summary: 'Lists all graded runs with scores',
        description: 'With `Accept: text/markdown` you get tables.',
        response: answers(REPORT),
      },
    },
    async ({ headers: { accept = '' } }, reply) => {
      const report = reportOf(runs, about);
      if (!accept.includes('text/markdown')) return report;
      return reply
        .type('text/markdown; charset=utf-8')
        .serializer((text: string) => text)
        .send(inMarkdown(report));
    },
  );
  app.get(REPORT_SCHEMA, { schema: { hide: true } }, async () => ({
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...REPORT,
  }));
}
