import { useCallback, useEffect, useState } from 'react';
import { BATCH, POSTS } from '../draw';

/** How long a batch takes, in milliseconds. */
const LATENCY = 600;

/** The number of loaded posts, and whether the next batch is loading or failed. */
export interface Batches {
  count: number;
  state: 'idle' | 'loading' | 'failed';
  /** Loads the next batch. Does nothing while one is loading, and at the end. */
  more: () => void;
}

/** The first batch is loaded from the start. The batch with the number `failing` fails once. */
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
