import { changeRun } from '@playground/kit/server/runs';
import { answers, oneField, RUN } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';

const PRESSES = { type: 'object', required: ['presses'], properties: { presses: { type: 'integer' } } } as const;

/** `POST /press-counter` counts a press. Each visit has its own count. */
export default ({ runs }: Host): ServerPart => ({
  calls: ['press-counter'],
  routes(app) {
    app.post<{ Body: { run: string } }>(
      '/press-counter',
      { schema: { summary: 'Counts a press of a visit', body: oneField('run', RUN), response: answers(PRESSES) } },
      ({ body: { run } }) =>
        changeRun(runs, `press-counter:${run}`, { presses: 0 }, (kept) => {
          kept.presses += 1;
          return { presses: kept.presses };
        }),
    );
  },
});
