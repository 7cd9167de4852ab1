import { ownPageAt } from '@playground/kit/contract/routes';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { askFor, currentSiteMap, findRoute, subscribe } from '../find/groups';
import { useLinks, useScrollPosition } from '../find/navigation';
import { Guide } from '../guide/Guide';
import { deadline } from '../load/deadline';
import { DemoPage } from './DemoPage';
import { Home } from './Home';
import { NotFound } from './NotFound';

/** Home, the guide, or the page that a manifest has at this address; not found once every group has answered. */
export function App() {
  const siteMap = useSyncExternalStore(subscribe, currentSiteMap);
  const { pathname, key } = useLocation();
  const until = useDeadline(key);
  // A document is written for its page: another one may be of a group that nobody has asked yet.
  useEffect(() => askFor(pathname), [pathname]);
  useLinks();
  useScrollPosition();
  switch (ownPageAt(pathname)?.path) {
    case '/':
      return <Home siteMap={siteMap} />;
    case '/guide':
      return <Guide siteMap={siteMap} />;
  }
  const route = findRoute(siteMap, pathname);
  if (route) {
    const { config, until: itsOwn } = route.group;
    return <DemoPage key={`${config.name} ${route.page.path}`} route={route} until={Math.max(until, itsOwn)} />;
  }
  return <NotFound groups={siteMap.groups} pathname={pathname} />;
}

/** The deadline of the click that led to this entry of the history, or of the document's opening. */
function useDeadline(key: string): number {
  const [visit, setVisit] = useState(() => ({ key, until: deadline() }));
  // While it renders, so that the page at the new address never sees the deadline of the one before.
  if (visit.key !== key) setVisit({ key, until: deadline() });
  return visit.until;
}
