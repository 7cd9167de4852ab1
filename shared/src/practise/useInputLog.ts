import { useCallback, useEffect, useState } from 'react';
import { type LoggedInput, logInput } from './inputLog';

/** With more events, the oldest are dropped. */
const MOST = 500;

export function useInputLog() {
  const [inputs, setInputs] = useState<LoggedInput[]>([]);
  useEffect(() => logInput(window, (input) => setInputs((before) => [...before, input].slice(-MOST))), []);
  return { inputs, clear: useCallback(() => setInputs([]), []) };
}

export type Log = ReturnType<typeof useInputLog>;
