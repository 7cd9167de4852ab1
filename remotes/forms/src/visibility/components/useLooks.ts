import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Way, ways } from '../draw';
import { type Look, lookAt } from '../look';

export type Looks = Partial<Record<Way, Look>>;

/** What is known of the buttons in a table now. Looks again whenever something may have changed it. */
export function useLooks(table: RefObject<HTMLTableElement | null>): Looks {
  const [looks, setLooks] = useState<Looks>({});
  const look = useCallback(() => {
    setLooks((before) => {
      const next: Looks = {};
      for (const way of ways) {
        const row = table.current?.querySelector(`#${way}-row`);
        const button = row?.querySelector('button');
        if (row && button) next[way] = lookAt(row, button, before[way]);
      }
      return JSON.stringify(next) === JSON.stringify(before) ? before : next;
    });
  }, [table]);
  useEffect(() => {
    let frame = requestAnimationFrame(look);
    // One look for each drawing, however many events come before it.
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const events = ['scroll', 'resize', 'toggle', 'focusin', 'click', 'transitionend'];
    // In the capture phase, because some of them do not bubble.
    for (const type of events) window.addEventListener(type, later, true);
    return () => {
      cancelAnimationFrame(frame);
      for (const type of events) window.removeEventListener(type, later, true);
    };
  }, [look]);
  return looks;
}
