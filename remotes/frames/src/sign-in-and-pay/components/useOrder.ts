import { fetchFrom } from '@playground/kit/fetchFrom';
import { useEffect, useState } from 'react';
import type { OrderState, Payment } from '../shop';
import type { Visit } from './useVisit';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Rejects with the server's reason. If there is none, each browser has other words, so the reason is ours. */
async function read<T>(asked: Promise<Response>): Promise<T> {
  const [isOk, body] = await asked
    .then(async (response) => [response.ok, await response.json()] as const)
    .catch(() => {
      throw new Error('the shop’s server did not answer properly. Try again.');
    });
  if (!isOk) throw new Error(body.message);
  return body;
}

/** What the server says about an order. It has no words for one that the payment provider could not decide. */
async function readState(asked: Promise<Response>): Promise<OrderState> {
  const state = await read<OrderState>(asked);
  return { ...state, message: state.message || 'the payment provider did not answer.' };
}

/** An order of a station at the server of the shop, once it is there. `again` opens a new one. */
export function useOrder(station: Payment, { seed, email, pay, theme }: Visit) {
  const [order, setOrder] = useState<{ order: string; amount: number }>();
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const effect = new AbortController();
    const body = JSON.stringify({ station, seed, email });
    const init = { method: 'POST', headers: JSON_TYPE, body, signal: effect.signal };
    read<{ order: string; amount: number }>(fetchFrom('mail', 'shop-order', init)).then(
      (opened) => {
        setOrder(opened);
        setProblem('');
      },
      (error: Error) => effect.signal.aborted || setProblem(`The shop opened no order: ${error.message}`),
    );
    return () => effect.abort();
  }, [station, seed, email, attempt]);
  const id = order?.order ?? '';
  return {
    order,
    problem,
    again: () => {
      // Nobody can press for the old one in the meantime.
      setOrder(undefined);
      setAttempt((n) => n + 1);
    },
    /** The address of a document of the payment provider. */
    at: (document: string) => `${pay}/${document}?${new URLSearchParams({ order: id, theme })}`,
    state: () => readState(fetchFrom('mail', `shop-order?order=${id}`)),
    pay: (byHand: boolean) => {
      const body = JSON.stringify({ order: id, amount: order?.amount, byHand });
      return readState(fetchFrom('mail', 'shop-pay', { method: 'POST', headers: JSON_TYPE, body }));
    },
  };
}
