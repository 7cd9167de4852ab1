import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { currentCatalogue, findRoute, subscribe } from './catalogue';
import { DemoPage } from './DemoPage';
import { Home } from './Home';
import { NotFound } from './NotFound';
import { useLinks, useScrollPosition } from './navigation';
import { Waiting } from './Waiting';

/** Home, or the page that a manifest has at this address; not found once every group has answered. */
export function App() {
  const catalogue = useSyncExternalStore(subscribe, currentCatalogue);
  const { pathname } = useLocation();
  useLinks();
  useScrollPosition();
  if (pathname === '/') return <Home catalogue={catalogue} />;
  const route = findRoute(catalogue, pathname);
  if (route) return <DemoPage key={`${route.group.config.name} ${route.page.path}`} route={route} />;
  if (catalogue.groups.some(({ state }) => state === 'loading')) return <Waiting />;
  return <NotFound groups={catalogue.groups} pathname={pathname} />;
}
