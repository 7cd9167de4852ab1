import { refuse } from '@playground/kit/common/refusals';
import { mailbox } from '@playground/kit/contract/mailbox';
import { domainOf } from '@playground/kit/server/emailAddress';
import type { Limits } from '@playground/kit/server/limits';
import { answers } from '@playground/kit/server/schemas';
import type { FastifyInstance } from 'fastify';
import { PAYMENTS, type Payment } from '../shop.ts';
import type { Payments } from './payments.ts';

export interface ShopOptions {
  payments: Payments;
  limits: Limits;
  allowedOrigins: readonly string[];
  /** The domains that mail may go to. Undefined if all mail goes to our own inbox. */
  allowedDomains: string[] | undefined;
}

export const ORDER = { type: 'string', format: 'uuid', description: 'The id of an order.' } as const;
const SEED = {
  type: 'string',
  pattern: '^\\d{1,10}$',
  description: 'A number. The accounts, cards and prices follow it.',
} as const;

export const STATE = {
  type: 'object',
  required: ['status', 'message', 'payments', 'requests'],
  properties: {
    status: { type: 'string', enum: ['open', 'challenge', 'paid', 'refused'] },
    message: { type: 'string' },
    payments: { type: 'integer' },
    requests: { type: 'integer' },
  },
} as const;

/** A JSON body with an order, whether a person caused the request, and these fields. */
export const bodyOf = (fields: Record<string, object> = {}) => ({
  type: 'object',
  required: ['order', 'byHand', ...Object.keys(fields)],
  additionalProperties: false,
  properties: { order: ORDER, byHand: { type: 'boolean' }, ...fields },
});

/** `POST /shop-order`, `GET /shop-order` and `POST /shop-pay`: the server of the shop on the page Sign In and Pay. */
export function shopRoutes(
  app: FastifyInstance,
  { payments, limits, allowedOrigins, allowedDomains }: ShopOptions,
): void {
  app.post<{ Body: { station: Payment; seed: string; email: string } }>(
    '/shop-order',
    {
      config: { rateLimit: { max: limits.ordersPerAddress, timeWindow: limits.window } },
      schema: {
        summary: 'Opens an order of the page Sign In and Pay',
        description: 'It is kept for ten minutes. The code of the bank goes to `email`.',
        body: {
          type: 'object',
          required: ['station', 'seed', 'email'],
          additionalProperties: false,
          properties: {
            station: { type: 'string', enum: PAYMENTS },
            seed: SEED,
            email: { type: 'string', maxLength: 59 },
          },
        },
        response: answers({
          type: 'object',
          required: ['order', 'amount'],
          properties: { order: ORDER, amount: { type: 'integer', description: 'In cents.' } },
        }),
      },
    },
    async (request, reply) => {
      const { station, seed, email } = request.body;
      const to = mailbox(email);
      if (!to) return refuse(reply, 400, 'This is not an e-mail address that we can send to.');
      if (station === 'challenge' && allowedDomains && !allowedDomains.includes(domainOf(to))) {
        return refuse(reply, 403, 'This server does not send mail to that domain.');
      }
      // Only browsers send an origin, and `cors` lets only those of the site read the answer.
      const { origin } = request.headers;
      const shop = allowedOrigins.find((one) => one === origin) ?? allowedOrigins[0] ?? '';
      const { id, amount } = await payments.open(station, seed, to, shop);
      return { order: id, amount };
    },
  );

  app.get<{ Querystring: { order: string } }>(
    '/shop-order',
    {
      schema: {
        summary: 'Says what became of an order',
        querystring: {
          type: 'object',
          required: ['order'],
          additionalProperties: false,
          properties: { order: ORDER },
        },
        response: answers(STATE),
      },
    },
    ({ query }) => payments.state(query.order),
  );

  app.post<{ Body: { order: string; amount: number; byHand: boolean } }>(
    '/shop-pay',
    {
      schema: {
        summary: 'Pays an order with what the three frames sent, or with the card that the shop knows',
        description:
          '`amount` is what the page shows, in cents. If it is not the amount of the order, nothing is paid.',
        body: bodyOf({ amount: { type: 'integer', minimum: 0, maximum: 1_000_000 } }),
        response: answers(STATE),
      },
    },
    ({ body: { order, amount, byHand } }) => payments.payInShop(order, amount, byHand),
  );
}
