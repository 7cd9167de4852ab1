import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Mailer } from '@playground/kit/server/mailer';
import { changeRun, type Runs, readRun } from '@playground/kit/server/runs';
import { cardsOf, inEuros, type OrderState, type Payment, priceOf } from '../shop.ts';

/** What is kept of an order. The amount comes from the server, never from the page. */
export interface Order {
  id: string;
  station: Payment;
  seed: string;
  amount: number;
  /** Where the bank's code goes to. */
  email: string;
  /** The origin of the shop, which the provider's documents speak to. */
  shop: string;
  status: OrderState['status'];
  message: string;
  requests: number;
  /** Whether the declined card was refused. */
  declined: boolean;
  /** What was typed into the three frames. */
  fields: Partial<Record<Field, Typed>>;
  /** The code of the bank while it waits for it, and how often it was tried. */
  code?: { text: string; tries: number } | undefined;
}

interface Typed {
  value: string;
  byHand: boolean;
}
type Fields = [number: Typed, expiry: Typed, code: Typed];

/** A card as somebody typed it. */
export interface TypedCard {
  number: string;
  expiry: string;
  code: string;
}

const FIELDS = ['number', 'expiry', 'code'] as const;
export type Field = (typeof FIELDS)[number];

/** How many digits each field has. */
const DIGITS: Record<Field, number> = { number: 16, expiry: 4, code: 3 };

/** As the three frames read it: only digits, and no more than there are. */
const digitsOf = (text: string, field: Field) => text.replaceAll(/\D/g, '').slice(0, DIGITS[field]);

const WORDS: Record<Field, string> = {
  number: 'the card number',
  expiry: 'the expiry date',
  code: 'the code of the card',
};

/** A try to pay that cannot be right. The reason is a whole sentence. */
export class Refused extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

const ENDED = 'There is no such order, or it has ended. Reload the page of the shop.';
const PAID_ALREADY = 'This order is paid already. It cannot be paid again.';

/** How often you may try one code of the bank. */
const MAX_TRIES = 5;

/** How long a payment of the station Pay once takes, in milliseconds. */
const SLOW_MS = 3000;

type SendCode = Mailer['sendCode'];

const stateOf = ({ status, message, requests }: Order): OrderState => ({
  ...{ status, message, requests },
  payments: status === 'paid' ? 1 : 0,
});

function settle(order: Order, status: Order['status'], message: string): OrderState {
  return stateOf(Object.assign(order, { status, message }));
}

function payWith(order: Order, card: TypedCard, byHand: boolean): OrderState {
  order.requests++;
  const no = (why: string) => settle(order, 'refused', why);
  if (!byHand) return no('a script typed or pressed. A person must do it.');
  const typed = (field: Field) => digitsOf(card[field], field);
  const missing = FIELDS.find((field) => typed(field).length < DIGITS[field]);
  if (missing) return no(`${WORDS[missing]} is not complete.`);
  const cards = cardsOf(order.seed);
  const [kind, right] = Object.entries(cards).find(([, { number }]) => number === typed('number')) ?? [];
  if (!kind || !right) return no('the provider does not know this card number.');
  const wrong = FIELDS.find((field) => typed(field) !== digitsOf(right[field], field));
  if (wrong) return no(`${WORDS[wrong]} is wrong.`);
  if (kind === 'declined') {
    order.declined = true;
    return no('the card was declined: its account has too little money.');
  }
  const wanted = order.station === 'challenge' ? 'challenged' : 'accepted';
  if (kind !== wanted) return no(`this station needs the card that is ${wanted}.`);
  if (order.station === 'declined' && !order.declined) return no('you did not try the declined card first.');
  if (kind === 'accepted') return settle(order, 'paid', `the card was accepted, for ${inEuros(order.amount)}.`);
  order.code = { text: String(randomInt(1_000_000)).padStart(6, '0'), tries: 0 };
  return settle(order, 'challenge', 'the bank asks for a code.');
}

/** Pays with what the three frames sent, and forgets it. */
function payWithFields(order: Order, byHand: boolean): OrderState {
  const [number, expiry, code] = FIELDS.map((field) => order.fields[field] ?? { value: '', byHand: true }) as Fields;
  order.fields = {};
  const card = { number: number.value, expiry: expiry.value, code: code.value };
  return payWith(order, card, byHand && number.byHand && expiry.byHand && code.byHand);
}

/** The orders of the shop, the payment provider and the bank: one place decides and counts, in the store that all replicas share. */
export function createPayments(runs: Runs) {
  const keyOf = (id: string) => `order:${id}`;
  /** Changes an order that is not paid. All changes go through here, because others may change the same order at the same time. */
  const change = <Result>(id: string, change: (order: Order) => Result) =>
    changeRun<Order | undefined, Result>(runs, keyOf(id), undefined, (order) => {
      if (!order) throw new Refused(404, ENDED);
      if (order.status === 'paid') throw new Refused(409, PAID_ALREADY);
      return change(order);
    });
  const read = async (id: string): Promise<Order> => {
    const kept = await readRun<Order>(runs, keyOf(id));
    if (!kept) throw new Refused(404, ENDED);
    return kept;
  };

  /** Pays with the card that the shop knows, in three seconds. A further request in that time does not pay. */
  async function payOnce(id: string, byHand: boolean): Promise<OrderState> {
    const state = await change(id, (order) => {
      if (!byHand) return settle(order, 'refused', 'a script pressed the button. A person must do it.');
      order.requests++;
      return { ...stateOf(order), status: 'open' as const, message: 'this order is being paid.' };
    });
    if (!byHand || state.requests > 1) return state;
    await setTimeout(SLOW_MS);
    return change(id, (order) =>
      settle(order, 'paid', `the server counted ${order.requests} requests and one payment.`),
    );
  }

  return {
    /** Opens an order. */
    async open(station: Payment, seed: string, email: string, shop: string): Promise<Order> {
      const order: Order = {
        id: randomUUID(),
        ...{ station, seed, email, shop, amount: priceOf(station, seed), fields: {} },
        ...{ status: 'open' as const, message: '', requests: 0, declined: false },
      };
      await runs.write(keyOf(order.id), JSON.stringify(order));
      return order;
    },

    read,
    state: async (id: string) => stateOf(await read(id)),

    /** Pays with a card that was typed into the provider's own form. If the bank asks for a code, `mail` sends it, or rejects. */
    async payAtProvider(id: string, card: TypedCard, byHand: boolean, mail: SendCode): Promise<OrderState> {
      const { state, email, code } = await change(id, (order) => {
        if (order.station !== 'declined' && order.station !== 'challenge')
          throw new Refused(409, 'This order is not paid with this form.');
        return { state: payWith(order, card, byHand), email: order.email, code: order.code?.text ?? '' };
      });
      if (state.status !== 'challenge') return state;
      try {
        await mail(email, code);
        return state;
      } catch (error) {
        const refused = await change(id, (order) => {
          // Another request has made a code of its own.
          if (order.code?.text !== code) return stateOf(order);
          order.code = undefined;
          return settle(order, 'refused', 'the bank could not send its code. Pay again.');
        });
        if (error instanceof Refused) throw error;
        return refused;
      }
    },

    /** Keeps what was typed into one of the three frames. */
    keepField: (id: string, field: Field, value: string, byHand: boolean) =>
      change(id, ({ fields }) => {
        fields[field] = { value, byHand };
      }),

    /** The answer to the bank's question. */
    answer: (id: string, typed: string, byHand: boolean) =>
      change(id, (order): OrderState => {
        const { code } = order;
        if (!code) throw new Refused(409, 'The bank does not wait for a code of this order.');
        if (!byHand) return settle(order, 'challenge', 'a script typed or pressed. A person must do it.');
        if (++code.tries > MAX_TRIES) {
          order.code = undefined;
          return settle(order, 'refused', 'there were too many wrong codes. Pay again to get a new one.');
        }
        if (typed.trim() !== code.text) return settle(order, 'challenge', 'the code of the bank was wrong.');
        order.code = undefined;
        return settle(order, 'paid', `the bank accepted the code, for ${inEuros(order.amount)}.`);
      }),

    /** The answer of the popup. */
    confirm: (id: string, confirmed: boolean, byHand: boolean) =>
      change(id, (order): OrderState => {
        if (order.station !== 'pay-popup') throw new Refused(409, 'This order is not paid in a popup.');
        if (!byHand) return settle(order, 'refused', 'a script pressed the button. A person must do it.');
        if (!confirmed) return settle(order, 'refused', 'you cancelled the payment.');
        return settle(order, 'paid', `you confirmed ${inEuros(order.amount)} in the popup.`);
      }),

    /** What the page of the shop asks for. A page that shows another amount than the order's is refused. */
    async payInShop(id: string, amount: number, byHand: boolean): Promise<OrderState> {
      const state = await change(id, (order) => {
        if (amount !== order.amount) {
          throw new Refused(409, `The order costs ${inEuros(order.amount)}, not ${inEuros(amount)}. Nothing was paid.`);
        }
        if (order.station === 'three-frames') return payWithFields(order, byHand);
        if (order.station === 'once') return undefined;
        throw new Refused(409, 'This order is paid at the payment provider.');
      });
      return state ?? payOnce(id, byHand);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
