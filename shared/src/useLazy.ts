import { type ComponentType, useEffect, useState } from 'react';

interface Lazy<Props> {
  component?: ComponentType<Props>;
  /** Why the last attempt failed; it stays while it is tried again. */
  error?: unknown;
  /** True while the code is on its way. */
  trying: boolean;
  retry: () => void;
}

/** A component whose code is asked for when it is first needed. `load` is one function for good; when it rejects, `retry` calls it again. */
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
