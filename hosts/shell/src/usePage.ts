import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Route } from './catalogue';
import { Fault } from './Fault';
import { arrivedPage, loadPage, reloadPage } from './loadPage';

export type PageState =
  | { status: 'loading' }
  | { status: 'ready'; component: ComponentType }
  | { status: 'failed'; fault: Fault };

/** The component of a page, as it loads, and a way to ask for everything anew. */
export function usePage(route: Route): [PageState, () => void] {
  const key = `${route.group.config.name} ${route.page.expose}`;
  const [outcome, setOutcome] = useState<{ key: string; state: PageState }>();

  const follow = useCallback(
    (loading: Promise<ComponentType>) => {
      let left = false;
      const settle = (state: PageState) => {
        if (!left) setOutcome({ key, state });
      };
      loading.then(
        (component) => settle({ status: 'ready', component }),
        (error) => settle({ status: 'failed', fault: Fault.from(error, 'DEMO') }),
      );
      return () => {
        left = true;
      };
    },
    [key],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a route is a new object whenever any manifest arrives.
  useEffect(() => follow(loadPage(route)), [follow]);

  const retry = () => {
    setOutcome({ key, state: { status: 'loading' } });
    follow(reloadPage(route));
  };

  const component = arrivedPage(route);
  const current: PageState =
    outcome?.key === key ? outcome.state : component ? { status: 'ready', component } : { status: 'loading' };
  useOnceOnline(current.status === 'failed', retry);
  return [current, retry];
}

/** When the network comes back, what failed is tried once by itself. */
function useOnceOnline(failed: boolean, retry: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for one failure.
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [failed]);
}
