import { useCallback, useEffect, useRef } from 'react';

const TYPES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'keyup'];

/** Says whether the code that runs now was caused by a person. */
export type ByPerson = () => boolean;

/**
 * Libraries do not pass on the event behind a choice, and dispatch events of their own. But they choose while the browser dispatches
 * the person's event. A call from a script comes when no such event is dispatched.
 */
export function useByPerson(): ByPerson {
  const latest = useRef<Event>(undefined);
  useEffect(() => {
    const note = (event: Event) => {
      if (event.isTrusted) latest.current = event;
    };
    for (const type of TYPES) window.addEventListener(type, note, true);
    return () => {
      for (const type of TYPES) window.removeEventListener(type, note, true);
    };
  }, []);
  return useCallback(() => latest.current !== undefined && latest.current.eventPhase !== Event.NONE, []);
}

export const BY_SCRIPT = 'a script made the choice, and no person did it.';
