import { type ComponentType, useEffect, useState } from 'react';
import type { Route } from './catalogue';
import { Fault } from './Fault';
import { arrivedPage, loadPage, reloadPage } from './loadPage';

export type PageState =
  | { status: 'loading' }
  | { status: 'ready'; component: ComponentType }
  | { status: 'failed'; fault: Fault };

/** The component of the page that this was mounted for, as it loads, and a way to ask for everything anew. */
export function usePage(route: Route): [PageState, () => void] {
  const [state, setState] = useState<PageState>(() => {
    const component = arrivedPage(route);
    return component ? { status: 'ready', component } : { status: 'loading' };
  });
  const follow = (loading: Promise<ComponentType>) => {
    loading.then(
      (component) => setState({ status: 'ready', component }),
      (error) => setState({ status: 'failed', fault: Fault.from(error, 'DEMO') }),
    );
  };
  const retry = () => {
    setState({ status: 'loading' });
    follow(reloadPage(route));
  };
  const { status } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a route is a new object whenever any manifest arrives.
  useEffect(() => {
    if (status === 'loading') follow(loadPage(route));
  }, []);

  // When the network comes back, what failed is tried once by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for one failure.
  useEffect(() => {
    if (status !== 'failed') return;
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [status]);

  return [state, retry];
}
