import { useCallback, useEffect, useRef } from 'react';

/** Keeps how to end what a station began, and does it when you leave the page. */
export function useEnding() {
  const ends = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const end of ends.current) end();
      ends.current = [];
    },
    [],
  );
  return useCallback((end: () => void) => ends.current.push(end), []);
}
