import { useEffect, useEffectEvent } from 'react';

/** Calls `run` so many milliseconds after `since` became true or another number; not when it becomes false meanwhile. */
export function useDelay(milliseconds: number, since: boolean | number, run: () => void) {
  const end = useEffectEvent(run);
  useEffect(() => {
    if (since === false) return;
    const timer = setTimeout(() => end(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, since]);
}
