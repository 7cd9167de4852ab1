import { OWN_PATH, PATHS } from '@playground/kit/contract/paths';
import { useLocation } from 'react-router-dom';
import { AwayGroups } from '../draw/AwayGroups';
import { contentsOf, OwnPage } from '../draw/OwnPage';
import { isSettled, type SiteMap } from '../fetch/groups';
import type { ContentsProps } from './Contents';

/** A chunk, so no other page loads it. */
const contents = contentsOf<ContentsProps>(
  'PATHS',
  async () => (await import(/* webpackChunkName: "paths" */ './Contents')).Contents,
);

const ALL = { title: 'Paths', about: 'Pages in an order to learn from.' };

/** One path for learners at `/paths/forms` or `/paths?path=/counter,/form`, or all of them at `/paths`. */
export function Paths({ siteMap }: { siteMap: SiteMap }) {
  const { pathname, search } = useLocation();
  const settled = siteMap.groups.every(isSettled);
  const name = pathname.split('/')[2] || new URLSearchParams(search).get('path') || '';
  // Before the groups have answered, too.
  const { title, about } = PATHS.find((path) => path.name === name) ?? (name.startsWith('/') ? OWN_PATH : ALL);
  return (
    <OwnPage
      title={title}
      what="The paths"
      settled={settled}
      description={about}
      contents={contents}
      props={{ siteMap, settled, name, away: <AwayGroups groups={siteMap.groups} /> }}
    />
  );
}
