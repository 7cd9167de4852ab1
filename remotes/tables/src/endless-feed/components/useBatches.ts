import { useCallback, useEffect, useState } from 'react';
import { BATCH, POSTS } from '../posts';

/** How long a batch takes, in milliseconds: no server is asked. */
const LATENCY = 600;

/** What becomes of what is asked for: the number of posts that are there, whether more are under way, whether a batch has failed. */
export interface Batches {
  count: number;
  state: 'idle' | 'loading' | 'failed';
  /** Asks for the next batch. While one is under way, and at the end, it does nothing. */
  more: () => void;
}

/** The first batch is there from the beginning. That of the number `failing` fails once. */
export function useBatches(failing?: number): Batches {
  const [{ count, state, hasFailed }, set] = useState({
    count: BATCH,
    state: 'idle' as Batches['state'],
    hasFailed: false,
  });
  const more = useCallback(() => {
    set((before) => (before.state === 'loading' || before.count === POSTS ? before : { ...before, state: 'loading' }));
  }, []);
  useEffect(() => {
    if (state !== 'loading') return;
    const fails = count / BATCH + 1 === failing && !hasFailed;
    const timer = setTimeout(
      () =>
        set(fails ? { count, state: 'failed', hasFailed: true } : { count: count + BATCH, state: 'idle', hasFailed }),
      LATENCY,
    );
    return () => clearTimeout(timer);
  }, [state, count, failing, hasFailed]);
  return { count, state, more };
}
