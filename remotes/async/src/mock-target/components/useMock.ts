import { fetchFrom } from '@playground/kit/fetchFrom';
import { useEffect, useRef, useState } from 'react';

/** Calls, by the last part of their address. */
export const COUNTED = ['fruits', 'price', 'order'] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;

const PATHS = {
  fruits: 'mock/fruits',
  price: 'mock/price',
  order: 'mock/order',
  received: 'mock/received',
};

export interface Answer {
  status: number;
  ok: boolean;
  /** Undefined if the body is not JSON. It may be anything, because it may be intercepted. */
  body: unknown;
}

export type Call = (name: keyof Counts | 'received', body?: object) => Promise<Answer | undefined>;

/** Makes the calls of this page and counts them. On leaving, the open calls end. */
export function useMock(run: string): { call: Call; sent: Counts } {
  const [sent, setSent] = useState<Counts>({ fruits: 0, price: 0, order: 0 });
  const visit = useRef<AbortController>(null);
  useEffect(() => {
    visit.current = new AbortController();
    return () => visit.current?.abort();
  }, []);

  /** Undefined if there was no answer. */
  const call: Call = async (name, body) => {
    const { signal } = visit.current as AbortController;
    if (name !== 'received') setSent((before) => ({ ...before, [name]: before[name] + 1 }));
    const init = body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), signal }
      : { signal };
    try {
      const response = await fetchFrom('mail', `${PATHS[name]}?run=${run}`, init);
      const text = await response.text();
      return { status: response.status, ok: response.ok, body: read(text) };
    } catch {
      return undefined;
    }
  };
  return { call, sent };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
