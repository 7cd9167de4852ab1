import { useEffect, useState } from 'react';
import { underFault } from '../underFault';

/** What `read` makes of an answer, and how to ask again. `read` must stay the same function; if it throws, the request has failed. */
export function useFetched<T>(
  address: string,
  read: (answer: Response) => Promise<T>,
): [T | 'failed' | undefined, () => void] {
  const [fetched, setFetched] = useState<T | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    const request = new AbortController();
    setFetched(undefined);
    fetch(underFault(address), { signal: request.signal })
      .then(read)
      .then(setFetched, () => {
        if (!request.signal.aborted) setFetched('failed');
      });
    return () => request.abort();
  }, [address, read, attempt]);
  return [fetched, () => setAttempt(attempt + 1)];
}
