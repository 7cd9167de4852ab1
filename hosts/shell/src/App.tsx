import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { DemoPage } from './draw/DemoPage';
import { Home } from './draw/Home';
import { NotFound } from './draw/NotFound';
import { deadline } from './fetch/deadline';
import { askFor, currentSiteMap, findPage, subscribe } from './fetch/groups';
import { useLinks, useScrollPosition } from './find/navigation';
import { Groups } from './groups/Groups';
import { Guide } from './guide/Guide';
import { Paths } from './paths/Paths';
import { Tools } from './tools/Tools';

export function App() {
  const siteMap = useSyncExternalStore(subscribe, currentSiteMap);
  const { pathname, key, state } = useLocation();
  const until = useDeadline(key);
  const { own, route } = findPage(siteMap, pathname);
  const isKnown = Boolean(route);
  // The page may be in a group that the document did not ask.
  useEffect(() => {
    if (!isKnown) askFor(pathname);
  }, [pathname, isKnown]);
  useLinks();
  useScrollPosition();
  switch (own?.path) {
    case '/':
      return <Home siteMap={siteMap} />;
    case '/paths':
      return <Paths siteMap={siteMap} />;
    case '/guide':
      return <Guide siteMap={siteMap} />;
    case '/groups':
      return <Groups siteMap={siteMap} />;
    case '/tools':
      return <Tools />;
  }
  if (route) {
    const { config, until: groupsUntil } = route.group;
    return (
      <DemoPage
        // A link to the page itself begins it anew, as a browser would.
        key={`${config.name} ${route.page.path} ${state?.anew}`}
        route={route}
        siteMap={siteMap}
        until={Math.max(until, groupsUntil)}
      />
    );
  }
  return <NotFound siteMap={siteMap} pathname={pathname} />;
}

/** The deadline of the click that led here, or of the document. */
function useDeadline(key: string): number {
  const [visit, setVisit] = useState(() => ({ key, until: deadline() }));
  // Set during render, so that the new page never sees the deadline of the one before.
  if (visit.key !== key) setVisit({ key, until: deadline() });
  return visit.until;
}
