import type { useOutcome } from '@playground/kit/stations/Station';
import { useCallback, useEffect, useRef } from 'react';

const TYPES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchend', 'click', 'keydown', 'keyup', 'focusout'];

/** Says whether the code that runs now was caused by a person. */
export type ByPerson = () => boolean;

/**
 * Libraries do not pass on the event behind a choice, and dispatch events of their own. But they choose while the browser dispatches
 * the person's event, or right after it: the microtasks of the page's listeners, such as React's, wait until then if geckodriver presses.
 * A call from a script comes at another time.
 */
export function useByPerson(): ByPerson {
  const latest = useRef<Event>(undefined);
  const justNow = useRef<Event>(undefined);
  useEffect(() => {
    const note = (event: Event) => {
      justNow.current = undefined;
      // Downshift also chooses when the focus leaves. Tab causes that after its own event. A script can do it too, so only Tab counts.
      if (event.type === 'focusout' && (latest.current as Partial<KeyboardEvent> | undefined)?.key !== 'Tab') return;
      if (!event.isTrusted) return;
      latest.current = event;
      justNow.current = event;
      const end = () => {
        if (justNow.current === event) justNow.current = undefined;
      };
      // Microtasks that other listeners of this event begin come before the second of these.
      queueMicrotask(() => queueMicrotask(end));
    };
    for (const type of TYPES) window.addEventListener(type, note, true);
    return () => {
      for (const type of TYPES) window.removeEventListener(type, note, true);
    };
  }, []);
  return useCallback(() => Boolean(latest.current?.eventPhase || justNow.current), []);
}

export const BY_SCRIPT = 'a script made the choice. A person must do it.';

/**
 * Says what became of a choice. Returns false for the right choice of a script: the select must not keep it, because otherwise a person
 * could not choose it again.
 */
export function judge(
  name: string,
  wanted: string,
  byPerson: ByPerson,
  { done, missed }: ReturnType<typeof useOutcome>[1],
): boolean {
  if (name !== wanted) missed(`${name || 'nothing'} was chosen, not ${wanted}.`);
  else if (byPerson()) done(`${name} was chosen.`);
  else {
    missed(BY_SCRIPT);
    return false;
  }
  return true;
}
