import { useCallback, useEffect, useState } from 'react';

/** An origin that frames come from, and whether it answers. */
export interface Origin {
  url: string;
  away: boolean;
  /** Asks again. */
  retry: () => void;
}

/** How long an origin may take for its answer, in milliseconds. */
const TIMEOUT = 5000;

/** Asks an origin whether it is there: a frame cannot tell, it fires `load` for the browser's error page as well. */
export function useOrigin(url: string): Origin {
  const [away, setAway] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const effect = new AbortController();
    const signal = AbortSignal.any([effect.signal, AbortSignal.timeout(TIMEOUT)]);
    // Only whether it answers matters: with no-cors the answer itself cannot be read.
    fetch(`${url}/`, { mode: 'no-cors', cache: 'no-store', signal }).then(
      () => setAway(false),
      () => effect.signal.aborted || setAway(true),
    );
    return () => effect.abort();
  }, [url, attempt]);
  return { url, away, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}
