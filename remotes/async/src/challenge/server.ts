import { randomBytes } from 'node:crypto';
import { refuse } from '@playground/kit/common/refusals';
import { answers, RUN } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance } from 'fastify';

/** What a token can be for, and how long it is good, in milliseconds. */
const ACTIONS = { passes: 120_000, 'fails-first': 120_000, expires: 6_000, invisible: 120_000, 'in-a-frame': 120_000 };

type Action = keyof typeof ACTIONS;

const ACTION = { type: 'string', enum: Object.keys(ACTIONS) } as const;

/** `POST /challenge-token` gives a token to a page whose visitor has passed a challenge. `POST /challenge-check` takes it. */
function addRoutes(app: FastifyInstance, { runs, limits }: Host): void {
  const rateLimit = { max: limits.challengesPerAddress, timeWindow: limits.window };

  app.post<{ Body: { run: string; action: Action } }>(
    '/challenge-token',
    {
      config: { rateLimit },
      schema: {
        summary: 'Gives a token for one action',
        description: 'For the action `fails-first`, each run is refused once.',
        body: {
          type: 'object',
          required: ['run', 'action'],
          additionalProperties: false,
          properties: { run: RUN, action: ACTION },
        },
        response: answers({
          type: 'object',
          required: ['token', 'lasts'],
          properties: { token: { type: 'string' }, lasts: { type: 'integer', description: 'In milliseconds.' } },
        }),
      },
    },
    async ({ body: { run, action } }, reply) => {
      if (action === 'fails-first' && (await runs.swap(`challenge-refused:${run}`, undefined, 'once'))) {
        return refuse(reply, 403, 'The gate did not open. Please try again.');
      }
      const token = randomBytes(18).toString('base64url');
      const lasts = ACTIONS[action];
      await runs.write(`challenge:${token}`, JSON.stringify({ action, ends: Date.now() + lasts }));
      return { token, lasts };
    },
  );

  app.post<{ Body: { token: string; action: Action } }>(
    '/challenge-check',
    {
      config: { rateLimit },
      schema: {
        summary: 'Takes a token: once, for its action, and in time',
        body: {
          type: 'object',
          required: ['token', 'action'],
          additionalProperties: false,
          properties: { token: { type: 'string', maxLength: 100 }, action: ACTION },
        },
        response: answers({ type: 'object', required: ['action'], properties: { action: ACTION } }),
      },
    },
    async ({ body: { token, action } }, reply) => {
      const kept = await runs.take(`challenge:${token}`);
      if (!kept) return refuse(reply, 403, 'The server does not know this token, or it was used already.');
      const { action: meant, ends } = runs.parse<{ action: string; ends: number }>(kept);
      if (meant !== action) return refuse(reply, 403, 'This token is for something else.');
      if (ends < Date.now()) return refuse(reply, 403, 'This token has expired.');
      return { action };
    },
  );
}

export default (host: Host): ServerPart => ({
  calls: ['challenge-token', 'challenge-check'],
  routes: (app) => addRoutes(app, host),
});
