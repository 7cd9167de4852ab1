import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type Catalogue, currentCatalogue, findRoute, subscribe } from './catalogue';
import { DemoPage } from './DemoPage';
import { Fault } from './Fault';
import { NotFound } from './NotFound';
import { useLinks, useScrollPosition } from './navigation';
import { Unavailable } from './Unavailable';
import { Waiting } from './Waiting';

/** Home, or the page that a manifest has at this address; not found once every group has answered. */
export function App() {
  const catalogue = useSyncExternalStore(subscribe, currentCatalogue);
  const { pathname } = useLocation();
  useLinks();
  useScrollPosition();
  if (pathname === '/') return <HomePage catalogue={catalogue} />;
  const route = findRoute(catalogue, pathname);
  if (route) return <DemoPage route={route} />;
  if (catalogue.groups.some(({ state }) => state === 'loading')) return <Waiting />;
  return <NotFound catalogue={catalogue} pathname={pathname} />;
}

type HomeModule = typeof import('./Home');
let home: HomeModule | undefined;

/**
 * A document in a frame, and a page opened by its address, do not wait for the home page's code. It is not a `lazy` component:
 * React holds back what follows a Suspense fallback for 300 ms, and the code is here long before.
 */
function HomePage({ catalogue }: { catalogue: Catalogue }) {
  const [loaded, setLoaded] = useState(home);
  const [fault, setFault] = useState<Fault>();
  const load = useCallback(async () => {
    setFault(undefined);
    try {
      home = await import(/* webpackChunkName: "home" */ './Home');
      setLoaded(home);
    } catch (error) {
      setFault(Fault.from(error, 'HOME'));
    }
  }, []);

  useEffect(() => {
    if (!home) void load();
  }, [load]);

  if (loaded) return <loaded.Home catalogue={catalogue} />;
  if (fault) return <Unavailable what="The home page could not be loaded." fault={fault} onRetry={load} />;
  return <Waiting />;
}
