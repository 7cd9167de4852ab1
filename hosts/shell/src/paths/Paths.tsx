import { ownPath, PATHS } from '@playground/kit/contract/paths';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AwayGroups, contentsOf, OwnPage } from '../draw/OwnPage';
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
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const settled = siteMap.groups.every(isSettled);
  const name = pathname.split('/')[2] || params.get('path') || '';
  // In the address, so that a reload keeps it.
  const choose = (chosen: string) => {
    if (chosen) params.set('choose', chosen);
    else params.delete('choose');
    setParams(params, { replace: true });
  };
  // Before the groups have answered, too.
  const { title, about } = PATHS.find((path) => path.name === name) ?? ownPath(name) ?? ALL;
  return (
    <OwnPage
      title={title}
      what="The paths"
      settled={settled}
      description={about}
      contents={contents}
      props={{
        siteMap,
        settled,
        name,
        chosen: params.get('choose') ?? '',
        choose,
        away: <AwayGroups groups={siteMap.groups} />,
      }}
    />
  );
}
