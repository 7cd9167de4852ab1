import { useRef, useState } from 'react';

/** Counts steps by their names. `whole` is called when there are as many as `total`. */
export function useSteps(total: number, whole?: () => void) {
  const taken = useRef(new Set<string>());
  const [count, setCount] = useState(0);
  return {
    words: `${count} of ${total} steps are done.`,
    has: (step: string) => taken.current.has(step),
    take(step: string) {
      taken.current.add(step);
      setCount(taken.current.size);
      if (taken.current.size === total) whole?.();
    },
  };
}
