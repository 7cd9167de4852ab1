import { useCallback, useEffect, useState } from 'react';
import { type LoggedInput, logInput } from './inputLog';

/** What came first is let go when there is more. */
const MOST = 500;

export interface Log {
  inputs: LoggedInput[];
  clear(): void;
}

/** What events reach the page from now on. */
export function useInputLog(): Log {
  const [inputs, setInputs] = useState<LoggedInput[]>([]);
  useEffect(() => logInput(window, (input) => setInputs((before) => [...before, input].slice(-MOST))), []);
  return { inputs, clear: useCallback(() => setInputs([]), []) };
}
