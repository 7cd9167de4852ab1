import { refuseError } from '@playground/kit/common/refusals';
import { recipientOf } from '@playground/kit/server/emailAddress';
import type { Mailer } from '@playground/kit/server/mailer';
import { answers } from '@playground/kit/server/schemas';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import { inEuros } from '../shop.ts';
import { type Field, type Order, type Payments, Refused, type TypedCard } from './payments.ts';
import { type DocumentOptions, type ProviderOptions, providerApp, sendPage } from './provider.ts';
import { bodyOf, ORDER, STATE } from './shop.ts';

export interface PayOptions extends ProviderOptions {
  payments: Payments;
  mailer: Mailer;
}

type OfOrder = { Querystring: { order: string; theme?: string } };

const QUERY = {
  type: 'object',
  required: ['order'],
  additionalProperties: false,
  properties: { order: ORDER, theme: { type: 'string', enum: ['light', 'dark'] } },
} as const;

const FIELDS: Record<Field, { label: string; digits: number; like: string; token: string }> = {
  number: { label: 'Card number', digits: 16, like: '0000 0000 0000 0000', token: 'cc-number' },
  expiry: { label: 'Expiry date', digits: 4, like: 'MM/YY', token: 'cc-exp' },
  code: { label: 'Card code', digits: 3, like: '000', token: 'cc-csc' },
};

const fieldOf = (name: Field) => html`
  <div>
    <label for="${name}">${FIELDS[name].label}</label>
    <input id="${name}" name="${name}" inputmode="numeric" autocomplete="${FIELDS[name].token}" maxlength="100"
      placeholder="${FIELDS[name].like}" data-digits="${FIELDS[name].digits}">
  </div>
`;

const text = { type: 'string', maxLength: 200 } as const;

/** Serves documents of an order. If there is no such order, a person sees a document that says so. */
function orderDocuments(app: FastifyInstance, name: 'pay' | 'bank', payments: Payments) {
  const options = {
    schema: { querystring: QUERY },
    errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      if (!(error instanceof Refused)) return refuseError(error, request, reply);
      const content = html`<p role="alert">${error.message}</p>`;
      return sendPage(reply.code(error.statusCode), name, { title: 'No such order', content, framed: true });
    },
  };
  return (path: string, documentOf: (order: Order) => DocumentOptions) =>
    app.get<OfOrder>(path, options, async ({ query: { order, theme } }, reply) =>
      sendPage(reply, name, { theme, ...documentOf(await payments.read(order)) }),
    );
}

/** The documents of the payment provider: the three fields, a whole card, and the popup. */
export async function createPayApp(options: PayOptions): Promise<FastifyInstance> {
  const { payments, shops, urls, limits, mailer } = options;
  const app = await providerApp('pay', options, {
    ancestors: (url) => (url.startsWith('/confirm') ? [] : shops),
    frames: () => [urls.bank],
    formAction: () => [],
  });
  const document = orderDocuments(app, 'pay', payments);
  const { mailsPerAddress, mailsPerRecipient, window: timeWindow } = limits;
  /** The mails that one visitor causes, and those to one address. */
  const mails = [
    app.createRateLimit({ max: mailsPerAddress, timeWindow }),
    app.createRateLimit({
      ...{ max: mailsPerRecipient, timeWindow },
      keyGenerator: async ({ body }) => recipientOf((await payments.read((body as { order: string }).order)).email),
    }),
  ];

  for (const name of Object.keys(FIELDS) as Field[]) {
    document(`/${name}`, ({ id, shop }) => ({
      title: FIELDS[name].label,
      content: fieldOf(name),
      ...{ framed: true, field: true, script: 'field.js', data: { order: id, shop } },
    }));
  }
  document('/card', ({ id, shop, amount }) => ({
    title: 'Pay by card',
    content: html`
      <form>
        !${(Object.keys(FIELDS) as Field[]).map(fieldOf)}
        <button id="pay">Pay ${inEuros(amount)}</button>
      </form>
      <div id="bank"></div>
    `,
    ...{ framed: true, script: 'card.js', data: { order: id, shop, above: urls.bank } },
  }));
  document('/confirm', ({ id, shop, amount }) => ({
    title: 'Confirm your payment',
    content: html`
      <p>The shop asks for ${inEuros(amount)}.</p>
      <form>
        <div class="buttons">
          <button type="button" id="confirm">Confirm payment</button>
          <button type="button" id="cancel" class="plain">Cancel</button>
        </div>
      </form>
    `,
    ...{ script: 'confirm.js', data: { order: id, shop } },
  }));

  app.post<{ Body: { order: string; field: Field; value: string; byHand: boolean } }>(
    '/field',
    { schema: { body: bodyOf({ field: { type: 'string', enum: Object.keys(FIELDS) }, value: text }) } },
    async ({ body: { order, field, value, byHand } }) => {
      await payments.keepField(order, field, value, byHand);
      return {};
    },
  );
  app.post<{ Body: TypedCard & { order: string; byHand: boolean } }>(
    '/pay',
    { schema: { body: bodyOf({ number: text, expiry: text, code: text }), response: answers(STATE) } },
    async (request, reply) => {
      const { order, byHand, ...card } = request.body;
      return payments.payAtProvider(order, card, byHand, async (email, code) => {
        for (const count of mails) {
          const limit = await count(request);
          if (limit.isAllowed || !limit.isExceeded) continue;
          reply.header('retry-after', limit.ttlInSeconds);
          throw new Refused(429, 'The bank has sent too many codes. Please try again later.');
        }
        await mailer.sendCode(email, code).catch((error) => {
          request.log.warn(error, 'the mail server did not take the mail');
          throw error;
        });
      });
    },
  );
  app.post<{ Body: { order: string; confirmed: boolean; byHand: boolean } }>(
    '/confirm',
    { schema: { body: bodyOf({ confirmed: { type: 'boolean' } }), response: answers(STATE) } },
    ({ body: { order, confirmed, byHand } }) => payments.confirm(order, confirmed, byHand),
  );
  app.get<OfOrder>('/state', { schema: { querystring: QUERY, response: answers(STATE) } }, ({ query }) =>
    payments.state(query.order),
  );
  await app.ready();
  return app;
}

/** The document of the bank, in a frame of the payment provider. */
export async function createBankApp(options: PayOptions): Promise<FastifyInstance> {
  const { payments, shops, urls } = options;
  const app = await providerApp('bank', options, {
    // A policy names all origins above the frame.
    ancestors: () => [urls.pay, ...shops],
  });
  orderDocuments(
    app,
    'bank',
    payments,
  )('/challenge', ({ id, email, amount }) => ({
    title: 'Is it you?',
    content: html`
      <p>You want to pay ${inEuros(amount)}. We sent a code to ${email}.</p>
      <form>
        <div>
          <label for="code">Bank code</label>
          <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="100">
        </div>
        <button id="approve">Approve</button>
      </form>
    `,
    ...{ framed: true, script: 'bank.js', data: { order: id, above: urls.pay } },
  }));
  app.post<{ Body: { order: string; code: string; byHand: boolean } }>(
    '/answer',
    { schema: { body: bodyOf({ code: text }), response: answers(STATE) } },
    ({ body: { order, code, byHand } }) => payments.answer(order, code, byHand),
  );
  await app.ready();
  return app;
}
