import { type RefObject, useEffect, useRef } from 'react';

/** Where a sensor leaves how to end what it listens to. */
export type LetGo = RefObject<(() => void) | undefined>;

/**
 * Calls what the last drag's sensor left there when the page is left, as by the keyboard's pick-up and a click on Go
 * Back. The library does not tell its sensors, and the next page would lose its arrow keys.
 */
export function useLetGo(): LetGo {
  const letGo = useRef<() => void>(undefined);
  useEffect(() => () => letGo.current?.(), []);
  return letGo;
}
