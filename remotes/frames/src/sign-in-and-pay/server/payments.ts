import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Mailer } from '@playground/kit/server/mailer';
import type { Runs } from '@playground/kit/server/runs';
import type { Tries } from '@playground/kit/server/tries';
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
  /** The code of the bank while it waits for it. */
  code?: string;
}

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

/** The orders of the shop, the payment provider and the bank: one place decides and counts, in the store that all replicas share. */
export function createPayments(runs: Runs, tries: Tries, mailer: Pick<Mailer, 'sendCode'>, slowMs = SLOW_MS) {
  const save = (order: Order) => runs.write(`order:${order.id}`, JSON.stringify(order));
  const settle = async (order: Order, status: Order['status'], message: string) => {
    Object.assign(order, { status, message });
    await save(order);
    return stateOf(order);
  };
  const read = async (id: string): Promise<Order> => {
    const kept = await runs.read(`order:${id}`);
    if (!kept) throw new Refused(404, ENDED);
    return JSON.parse(kept);
  };
  const paymentsOf = (id: string) => tries.add(`paid ${id}`, 0);
  const stateOf = async ({ id, status, message, requests }: Order): Promise<OrderState> => ({
    status,
    message,
    requests,
    payments: Math.min(1, await paymentsOf(id)),
  });
  const readOpen = async (id: string) => {
    const order = await read(id);
    if (order.status === 'paid') throw new Refused(409, PAID_ALREADY);
    return order;
  };
  /** Only the first of several that arrive at the same time pays. */
  const settlePaid = async (order: Order, message: string) => {
    if ((await tries.add(`paid ${order.id}`, 1)) > 0) throw new Refused(409, PAID_ALREADY);
    return settle(order, 'paid', message);
  };

  async function payWith(id: string, card: TypedCard, byHand: boolean): Promise<OrderState> {
    const order = await readOpen(id);
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
    if (kind === 'accepted') return settlePaid(order, `the card was accepted, for ${inEuros(order.amount)}.`);
    order.code = String(randomInt(1_000_000)).padStart(6, '0');
    const state = await settle(order, 'challenge', 'the bank asks for a code.');
    await mailer.sendCode(order.email, order.code);
    return state;
  }

  /** Pays with what the three frames sent, and forgets it. */
  async function payWithFields(id: string, byHand: boolean): Promise<OrderState> {
    const kept = await Promise.all(FIELDS.map((field) => runs.read(`field:${id}:${field}`)));
    await Promise.all(FIELDS.map((field) => runs.delete(`field:${id}:${field}`)));
    const typed = kept.map((text) => (text ? JSON.parse(text) : { value: '', byHand: true }));
    const [number, expiry, code] = typed.map(({ value }) => value);
    return payWith(id, { number, expiry, code }, byHand && typed.every((field) => field.byHand));
  }

  /** Pays with the card that the shop knows, in three seconds. A further request in that time does not pay. */
  async function payOnce(order: Order, byHand: boolean): Promise<OrderState> {
    if (!byHand) return settle(order, 'refused', 'a script pressed the button. A person must do it.');
    const requests = (await tries.add(`requests ${order.id}`, 1)) + 1;
    if (requests > 1) return { status: 'open', message: 'this order is being paid.', payments: 0, requests };
    await setTimeout(slowMs);
    order.requests = await tries.add(`requests ${order.id}`, 0);
    return settlePaid(order, `the server counted ${order.requests} requests and one payment.`);
  }

  return {
    /** Opens an order. */
    async open(station: Payment, seed: string, email: string, shop: string): Promise<Order> {
      const order: Order = {
        id: randomUUID(),
        ...{ station, seed, email, shop, amount: priceOf(station, seed) },
        ...{ status: 'open' as const, message: '', requests: 0, declined: false },
      };
      await save(order);
      return order;
    },

    read,
    state: async (id: string) => stateOf(await read(id)),

    /** Pays with a card that was typed into the provider's own form. */
    async payAtProvider(id: string, card: TypedCard, byHand: boolean): Promise<OrderState> {
      const { station } = await read(id);
      if (station !== 'declined' && station !== 'challenge')
        throw new Refused(409, 'This order is not paid with this form.');
      return payWith(id, card, byHand);
    },

    /** Keeps what was typed into one of the three frames. */
    async keepField(id: string, field: Field, value: string, byHand: boolean): Promise<void> {
      await readOpen(id);
      await runs.write(`field:${id}:${field}`, JSON.stringify({ value, byHand }));
    },

    /** The answer to the bank's question. */
    async answer(id: string, typed: string, byHand: boolean): Promise<OrderState> {
      const order = await readOpen(id);
      if (!order.code) throw new Refused(409, 'The bank does not wait for a code of this order.');
      if (!byHand) return settle(order, 'challenge', 'a script typed or pressed. A person must do it.');
      if ((await tries.add(`code ${id} ${order.code}`, 1)) >= MAX_TRIES) {
        order.code = undefined;
        return settle(order, 'refused', 'there were too many wrong codes. Pay again to get a new one.');
      }
      if (typed.trim() !== order.code) return settle(order, 'challenge', 'the code of the bank was wrong.');
      order.code = undefined;
      return settlePaid(order, `the bank accepted the code, for ${inEuros(order.amount)}.`);
    },

    /** The answer of the popup. */
    async confirm(id: string, confirmed: boolean, byHand: boolean): Promise<OrderState> {
      const order = await readOpen(id);
      if (order.station !== 'pay-popup') throw new Refused(409, 'This order is not paid in a popup.');
      if (!byHand) return settle(order, 'refused', 'a script pressed the button. A person must do it.');
      if (!confirmed) return settle(order, 'refused', 'you cancelled the payment.');
      return settlePaid(order, `you confirmed ${inEuros(order.amount)} in the popup.`);
    },

    /** What the page of the shop asks for. A page that shows another amount than the order's is refused. */
    async payInShop(id: string, amount: number, byHand: boolean): Promise<OrderState> {
      const order = await readOpen(id);
      if (amount !== order.amount) {
        throw new Refused(409, `The order costs ${inEuros(order.amount)}, not ${inEuros(amount)}. Nothing was paid.`);
      }
      if (order.station === 'three-frames') return payWithFields(id, byHand);
      if (order.station === 'once') return payOnce(order, byHand);
      throw new Refused(409, 'This order is paid at the payment provider.');
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
