import { useCallback, useEffect, useState } from 'react';
import { type LoggedInput, logInput } from './inputLog';

/** With more events, the oldest are dropped. */
const MOST = 500;

export interface Log {
  inputs: LoggedInput[];
  clear(): void;
}

export function useInputLog(): Log {
  const [inputs, setInputs] = useState<LoggedInput[]>([]);
  useEffect(() => logInput(window, (input) => setInputs((before) => [...before, input].slice(-MOST))), []);
  return { inputs, clear: useCallback(() => setInputs([]), []) };
}
