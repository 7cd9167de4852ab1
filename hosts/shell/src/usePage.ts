import { type ComponentType, useEffect, useState } from 'react';
import type { Route } from './catalogue';
import { Fault } from './Fault';
import { arrivedPage, loadPage, reloadPage } from './loadPage';

type PageState = (
  | { status: 'loading' }
  /** With another `run` the component starts from the beginning. */
  | { status: 'ready'; component: ComponentType; run: number }
  | { status: 'failed'; fault: Fault }
) & {
  /** True while what stands there, a fault or a page that crashed, is tried again. */
  trying?: boolean;
};

let runs = 0;
const ready = (component: ComponentType): PageState => ({ status: 'ready', component, run: ++runs });

interface Page {
  state: PageState;
  /** Asks for everything anew. */
  retry: () => void;
  /** Starts the component that is here from the beginning. */
  restart: () => void;
}

/** The component of the page that this was mounted for, as it loads: it is here, or has failed, by the deadline `until`. */
export function usePage(route: Route, until: number): Page {
  const [state, setState] = useState<PageState>(() => {
    const component = arrivedPage(route);
    return component ? ready(component) : { status: 'loading' };
  });
  const { status, trying } = state;
  const follow = (loading: Promise<ComponentType>) => {
    loading.then(
      (component) => setState(ready(component)),
      (error) => setState({ status: 'failed', fault: Fault.from(error, 'DEMO') }),
    );
  };
  const retry = () => {
    setState({ ...state, trying: true });
    follow(reloadPage(route));
  };
  const restart = () => state.status === 'ready' && setState(ready(state.component));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a route is a new object whenever any manifest arrives.
  useEffect(() => {
    if (status === 'loading') follow(loadPage(route, until));
  }, []);

  // When the network comes back, what failed is tried once by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for one failure.
  useEffect(() => {
    if (status !== 'failed' || trying) return;
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [status, trying]);

  return { state, retry, restart };
}
