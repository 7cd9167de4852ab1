import { type RefObject, useEffect, useRef } from 'react';

/** Holds the function that removes the listeners of the current drag. */
export type StopListening = RefObject<(() => void) | undefined>;

/**
 * Removes the listeners of a drag that is still active when the page is left, for example after a pick-up by keyboard
 * and a click on Go Back. The library does not do that, and the arrow keys would not work on the next page.
 */
export function useStopListening(): StopListening {
  const stopListening = useRef<() => void>(undefined);
  useEffect(() => () => stopListening.current?.(), []);
  return stopListening;
}
