import { startTransition, useCallback, useEffect, useState } from 'react';
import { type LoggedInput, logged } from './inputLog';
import { MOVE, seen } from './inputs';

/** With more events, the oldest are dropped. */
const MOST = 500;

interface Log {
  inputs: LoggedInput[];
  /** How many came before these and were dropped. */
  dropped: number;
}

const EMPTY: Log = { inputs: [], dropped: 0 };

/** The inputs since it was mounted. */
export function useInputLog() {
  const [log, setLog] = useState(EMPTY);
  useEffect(() => {
    seen.tell = (event) => {
      // A move comes as many events. The others say the same, unless a script dispatched them.
      if (event.isTrusted && event.type !== 'pointermove' && MOVE.test(event.type)) return;
      const input = logged(event);
      // The page's own work comes first: a tool types a thousand characters, with four events each.
      startTransition(() => setLog((before) => withInput(before, input)));
    };
    return () => {
      delete seen.tell;
    };
  }, []);
  return { ...log, clear: useCallback(() => setLog(EMPTY), []) };
}

function withInput({ inputs, dropped }: Log, input: LoggedInput): Log {
  const last = inputs.at(-1);
  if (last?.moves && input.moves && last.trusted === input.trusted) {
    return { inputs: [...inputs.slice(0, -1), { ...input, moves: last.moves + 1 }], dropped };
  }
  const kept = [...inputs, input].slice(-MOST);
  return { inputs: kept, dropped: dropped + inputs.length + 1 - kept.length };
}
