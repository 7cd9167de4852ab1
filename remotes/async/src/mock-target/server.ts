import { refuse } from '@playground/kit/common/refusals';
import { changeRun } from '@playground/kit/server/runs';
import { answers, RUN } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance } from 'fastify';

interface Order {
  fruit: string;
  amount: number;
}

/** What arrived in a run. */
interface Received {
  fruits: number;
  price: number;
  order: number;
  /** The last order. */
  last?: Order;
}

const QUERY = { type: 'object', required: ['run'], properties: { run: RUN } } as const;
const ORDER = {
  type: 'object',
  required: ['fruit', 'amount'],
  additionalProperties: false,
  properties: { fruit: { type: 'string', maxLength: 100 }, amount: { type: 'integer', minimum: 1, maximum: 1000 } },
} as const;
const COUNT = { type: 'integer' } as const;

interface Route {
  Querystring: { run: string };
}

/** The three calls of the page Mock Target, and what really arrived of them. */
function addRoutes(app: FastifyInstance, { runs, limits }: Host): void {
  const config = { rateLimit: { max: limits.callsPerAddress, timeWindow: limits.window } };
  const change = (run: string, count: (received: Received) => void) =>
    changeRun(runs, `mock:${run}`, { fruits: 0, price: 0, order: 0 } as Received, (received) => {
      count(received);
      return received;
    });

  app.get<Route>(
    '/mock/fruits',
    {
      config,
      schema: {
        summary: 'Lists three fruits',
        querystring: QUERY,
        response: answers({ type: 'object', properties: { fruits: { type: 'array', items: { type: 'string' } } } }),
      },
    },
    async ({ query: { run } }) => {
      await change(run, (received) => received.fruits++);
      return { fruits: ['apple', 'banana', 'cherry'] };
    },
  );

  app.get<Route>(
    '/mock/price',
    {
      config,
      schema: {
        summary: 'Has no price: the answer is always 404',
        querystring: QUERY,
        response: answers({ type: 'object', properties: { price: { type: 'integer' } } }),
      },
    },
    async ({ query: { run } }, reply) => {
      await change(run, (received) => received.price++);
      return refuse(reply, 404, 'The server has no price.');
    },
  );

  app.post<Route & { Body: Order }>(
    '/mock/order',
    { config, schema: { summary: 'Sends an order back', querystring: QUERY, body: ORDER, response: answers(ORDER) } },
    async ({ query: { run }, body }) => {
      await change(run, (received) => {
        received.order++;
        received.last = body;
      });
      return body;
    },
  );

  app.get<Route>(
    '/mock/received',
    {
      config,
      schema: {
        summary: 'Says how often each call of a run arrived, and what the last order was',
        querystring: QUERY,
        response: answers({
          type: 'object',
          required: ['fruits', 'price', 'order'],
          properties: { fruits: COUNT, price: COUNT, order: COUNT, last: ORDER },
        }),
      },
    },
    ({ query: { run } }) => change(run, () => undefined),
  );
}

export default (host: Host): ServerPart => ({
  calls: ['mock/fruits', 'mock/price', 'mock/order'],
  routes: (app) => addRoutes(app, host),
});
