import { type ComponentType, useEffect, useState } from 'react';

export interface Lazy<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Once it has loaded, it appears at once. */
  loaded?: ComponentType<Props>;
}

export function lazily<Props>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  const lazy: Lazy<Props> = {
    async load() {
      lazy.loaded = await load();
      return lazy.loaded;
    },
  };
  return lazy;
}

/** Loads a component's code on mount, and again on `retry`. `lazy` must stay the same object. */
export function useLazy<Props>(lazy: Lazy<Props>) {
  // The error of the last attempt stays during a retry.
  const [state, setState] = useState<{ error?: unknown; trying: boolean }>({ trying: !lazy.loaded });
  const { trying } = state;
  useEffect(() => {
    if (!trying) return;
    lazy.load().then(
      () => setState({ trying: false }),
      (error) => setState({ error, trying: false }),
    );
  }, [lazy, trying]);
  return { ...state, component: lazy.loaded, retry: () => setState((before) => ({ ...before, trying: true })) };
}
