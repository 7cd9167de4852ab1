import { useCallback, useEffect, useState } from 'react';

/** The origin of a frame, and whether it answers. */
export interface Origin {
  url: string;
  away: boolean;
  /** Asks again. */
  retry: () => void;
}

/** How long an origin may take to answer, in milliseconds. */
const TIMEOUT = 5000;

/** Asks an origin whether it answers. A frame cannot tell, because it fires `load` for the browser's error page too. */
export function useOrigin(url: string): Origin {
  const [away, setAway] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const effect = new AbortController();
    const signal = AbortSignal.any([effect.signal, AbortSignal.timeout(TIMEOUT)]);
    // With no-cors, the answer cannot be read, but this only needs to know that there is one.
    fetch(`${url}/`, { mode: 'no-cors', cache: 'no-store', signal }).then(
      () => setAway(false),
      () => effect.signal.aborted || setAway(true),
    );
    return () => effect.abort();
  }, [url, attempt]);
  return { url, away, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}
