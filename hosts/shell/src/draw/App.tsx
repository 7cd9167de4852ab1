import { ownPageAt } from '@playground/kit/contract/routes';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { askFor, currentSiteMap, findRoute, subscribe } from '../find/groups';
import { useLinks, useScrollPosition } from '../find/navigation';
import { Groups } from '../groups/Groups';
import { Guide } from '../guide/Guide';
import { deadline } from '../load/deadline';
import { DemoPage } from './DemoPage';
import { Home } from './Home';
import { NotFound } from './NotFound';

export function App() {
  const siteMap = useSyncExternalStore(subscribe, currentSiteMap);
  const { pathname, key } = useLocation();
  const until = useDeadline(key);
  // The page may be in a group that the document did not ask.
  useEffect(() => askFor(pathname), [pathname]);
  useLinks();
  useScrollPosition();
  switch (ownPageAt(pathname)?.path) {
    case '/':
      return <Home siteMap={siteMap} />;
    case '/guide':
      return <Guide siteMap={siteMap} />;
    case '/groups':
      return <Groups siteMap={siteMap} />;
  }
  const route = findRoute(siteMap, pathname);
  if (route) {
    const { config, until: groupsUntil } = route.group;
    return <DemoPage key={`${config.name} ${route.page.path}`} route={route} until={Math.max(until, groupsUntil)} />;
  }
  return <NotFound groups={siteMap.groups} pathname={pathname} />;
}

/** The deadline of the click that led here, or of the document. */
function useDeadline(key: string): number {
  const [visit, setVisit] = useState(() => ({ key, until: deadline() }));
  // Set during render, so that the new page never sees the deadline of the one before.
  if (visit.key !== key) setVisit({ key, until: deadline() });
  return visit.until;
}
