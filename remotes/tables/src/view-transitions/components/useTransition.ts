import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

export const knowsTransitions = () => 'startViewTransition' in document;

/** View transitions of a station. `isPassed` lets clicks go through their pictures. */
export function useTransition(isPassed: boolean) {
  const running = useRef<ViewTransition>(null);
  useEffect(() => () => running.current?.skipTransition(), []);
  return {
    /** Whether a picture moves now. */
    moves: () => running.current !== null,
    /** Changes the page, and says whether a picture moves. None does if the person prefers that, or the browser has none. */
    change(update: () => void): boolean {
      if (!knowsTransitions() || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
        update();
        return false;
      }
      const root = document.documentElement;
      root.toggleAttribute('data-clicks-pass', isPassed);
      const transition = document.startViewTransition(() => flushSync(update));
      running.current = transition;
      // It rejects if the picture is skipped, for example in a hidden tab.
      transition.ready.catch(() => {});
      transition.finished.finally(() => {
        if (running.current !== transition) return;
        running.current = null;
        root.removeAttribute('data-clicks-pass');
      });
      return true;
    },
  };
}
