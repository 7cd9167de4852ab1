import { useEffect, useState } from 'react';

/** What `ask` resolves with for an address, and how to ask again. `ask` must stay the same function. If it rejects, the request has failed. */
export function useFetched<T>(
  address: string,
  ask: (address: string, signal: AbortSignal) => Promise<T>,
): [T | 'failed' | undefined, () => void] {
  const [fetched, setFetched] = useState<T | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    const request = new AbortController();
    setFetched(undefined);
    ask(address, request.signal).then(setFetched, () => {
      if (!request.signal.aborted) setFetched('failed');
    });
    return () => request.abort();
  }, [address, ask, attempt]);
  return [fetched, () => setAttempt(attempt + 1)];
}
