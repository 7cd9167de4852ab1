import { useEffect, useEffectEvent } from 'react';

/** Calls `run` some milliseconds after `since` became true or a new number. If it becomes false before that, `run` is not called. */
export function useDelay(milliseconds: number, since: boolean | number, run: () => void) {
  const end = useEffectEvent(run);
  useEffect(() => {
    if (since === false) return;
    const timer = setTimeout(() => end(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, since]);
}
