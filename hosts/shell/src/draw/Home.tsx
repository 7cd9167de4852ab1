import { startTransition, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSettled, type SiteMap } from '../fetch/groups';
import { namedChunk } from '../fetch/namedChunk';
import { preloadPage } from '../load/page';
import { useElapsed } from '../parts/useElapsed';
import type { FinderProps, SetParam } from './Finder';
import { AwayGroups, contentsOf, OwnPage } from './OwnPage';

/** Milliseconds that the cards wait for the last manifest: a late group moves cards, as they are in alphabetical order. */
const SETTLED_AFTER = 2500;

/** A chunk, so that demos do not load it. The document of home names it. */
export const finder = contentsOf<FinderProps>('HOME', async () => {
  await namedChunk;
  return (await import(/* webpackChunkName: "home" */ './Finder')).Finder;
});

/** Whether all cards were drawn in this document: Back restores the scroll position, and needs the whole page at once. */
let wasWhole = false;

export function Home({ siteMap }: { siteMap: SiteMap }) {
  const { groups } = siteMap;
  const settled = useElapsed(SETTLED_AFTER) || groups.every(isSettled);
  const [whole, setWhole] = useState(wasWhole);
  const onFirst = useCallback(() => {
    wasWhole = true;
    startTransition(() => setWhole(true));
  }, []);
  const [params, setParam] = useParams();
  const away = <AwayGroups groups={groups} />;
  return (
    <OwnPage
      title="Home"
      what="Home"
      home
      settled={settled && whole}
      description="Practise web test automation. Each page has tasks, hints and solutions."
      contents={finder}
      props={{ siteMap, settled, whole, onFirst, params, setParam, away, preload: preloadPage }}
    />
  );
}

/** The address's parameters. Changing one adds no entry to the history. */
function useParams(): [URLSearchParams, SetParam] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParam = useCallback(
    (name: string, value: string) => {
      // You may have followed a link that React has not drawn yet. Do not replace its address.
      if (window.location.pathname !== '/') return;
      // Not from `params`: with a new function after each search, all cards would be drawn again.
      const next = new URLSearchParams(window.location.search);
      if (value) next.set(name, value);
      else next.delete(name);
      navigate({ search: next.toString() }, { replace: true });
    },
    [navigate],
  );
  return [params, setParam];
}
