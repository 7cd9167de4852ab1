import { useCallback, useEffect, useState } from 'react';
import { type LoggedInput, logged } from './inputLog';
import { MOVE, seen } from './inputs';

/** With more events, the oldest are dropped. */
const MOST = 500;

/** The inputs since it was mounted. */
export function useInputLog() {
  const [inputs, setInputs] = useState<LoggedInput[]>([]);
  useEffect(() => {
    seen.tell = (event) => {
      // A move comes as many events. The others say the same, unless a script dispatched them.
      if (event.isTrusted && event.type !== 'pointermove' && MOVE.test(event.type)) return;
      const input = logged(event);
      setInputs((before) => {
        const last = before.at(-1);
        if (!last?.moves || !input.moves || last.trusted !== input.trusted) return [...before, input].slice(-MOST);
        return [...before.slice(0, -1), { ...input, moves: last.moves + 1 }];
      });
    };
    return () => {
      delete seen.tell;
    };
  }, []);
  return { inputs, clear: useCallback(() => setInputs([]), []) };
}
