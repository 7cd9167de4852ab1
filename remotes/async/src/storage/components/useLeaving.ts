import { useEffect, useRef } from 'react';

/** Runs `clear` when the visitor leaves the page, also by a reload or by closing the tab. */
export function useLeaving(clear: () => unknown) {
  const latest = useRef(clear);
  useEffect(() => {
    latest.current = clear;
  });
  useEffect(() => {
    const leave = async () => {
      try {
        await latest.current();
      } catch {
        // A browser that offers no such place has kept nothing there.
      }
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
