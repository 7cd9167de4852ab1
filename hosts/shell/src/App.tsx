import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { DemoPage } from './DemoPage';
import { deadline } from './deadline';
import { askFor, currentCatalogue, findRoute, subscribe } from './groups';
import { Guide } from './guide/Guide';
import { Home } from './Home';
import { NotFound } from './NotFound';
import { useLinks, useScrollPosition } from './navigation';
import { isGuide } from './ownPages';

/** Home, the guide, or the page that a manifest has at this address; not found once every group has answered. */
export function App() {
  const catalogue = useSyncExternalStore(subscribe, currentCatalogue);
  const { pathname, key } = useLocation();
  const until = useDeadline(key);
  // A document is written for its page: another one may be of a group that nobody has asked yet.
  useEffect(() => askFor(pathname), [pathname]);
  useLinks();
  useScrollPosition();
  if (pathname === '/') return <Home catalogue={catalogue} />;
  if (isGuide(pathname)) return <Guide catalogue={catalogue} />;
  const route = findRoute(catalogue, pathname);
  if (route) {
    const { config, until: itsOwn } = route.group;
    return <DemoPage key={`${config.name} ${route.page.path}`} route={route} until={Math.max(until, itsOwn)} />;
  }
  return <NotFound groups={catalogue.groups} pathname={pathname} />;
}

/** The deadline of the click that led to this entry of the history, or of the document's opening. */
function useDeadline(key: string): number {
  const [visit, setVisit] = useState(() => ({ key, until: deadline() }));
  // While it renders, so that the page at the new address never sees the deadline of the one before.
  if (visit.key !== key) setVisit({ key, until: deadline() });
  return visit.until;
}
