import { type RefObject, useEffect, useRef } from 'react';

/** A sensor keeps here how to remove the listeners of its drag. */
export type StopListening = RefObject<(() => void) | undefined>;

/**
 * Removes the listeners of a drag that still goes on when the page is left, as after a pick-up by keyboard and a click on
 * Go Back. The library does not tell its sensors, and the next page would lose its arrow keys.
 */
export function useStopListening(): StopListening {
  const stopListening = useRef<() => void>(undefined);
  useEffect(() => () => stopListening.current?.(), []);
  return stopListening;
}
