import { useEffect, useRef } from 'react';

/** Returns the value while the rows are complete. Before that, returns the value that belonged to the last complete rows. */
export function useLastComplete<Value>(value: Value, isComplete: boolean): Value {
  const last = useRef(value);
  useEffect(() => {
    if (isComplete) last.current = value;
  });
  return isComplete ? value : last.current;
}
