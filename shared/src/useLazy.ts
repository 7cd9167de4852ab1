import { type ComponentType, useEffect, useState } from 'react';

interface Lazy<Props> {
  component?: ComponentType<Props>;
  /** Why the last attempt failed. It stays during a retry. */
  error?: unknown;
  trying: boolean;
  retry: () => void;
}

/** Loads a component's code on mount, and again on `retry`. `load` must stay the same function. */
export function useLazy<Props>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  const [state, setState] = useState<Omit<Lazy<Props>, 'retry'>>({ trying: true });
  const { trying } = state;
  useEffect(() => {
    if (!trying) return;
    let gone = false;
    const become = (next: Partial<Lazy<Props>>) => {
      if (!gone) setState({ ...next, trying: false });
    };
    load().then(
      (component) => become({ component }),
      (error) => become({ error }),
    );
    return () => {
      gone = true;
    };
  }, [load, trying]);
  return { ...state, retry: () => setState((before) => ({ ...before, trying: true })) };
}
