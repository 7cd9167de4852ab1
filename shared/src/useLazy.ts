import { type ComponentType, useEffect, useState } from 'react';

/** Loads a component's code on mount, and again on `retry`. `load` must stay the same function. */
export function useLazy<Props>(load: () => Promise<ComponentType<Props>>) {
  // The error of the last attempt stays during a retry.
  const [state, setState] = useState<{ component?: ComponentType<Props>; error?: unknown; trying: boolean }>({
    trying: true,
  });
  const { trying } = state;
  useEffect(() => {
    if (!trying) return;
    load().then(
      (component) => setState({ component, trying: false }),
      (error) => setState({ error, trying: false }),
    );
  }, [load, trying]);
  return { ...state, retry: () => setState((before) => ({ ...before, trying: true })) };
}
