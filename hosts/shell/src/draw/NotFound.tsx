import { lazily, useLazy } from '@playground/kit/useLazy';
import { hasAnswered, retryGroups, type SiteMap } from '../fetch/groups';
import { Unavailable } from '../parts/Unavailable';
import { Waiting } from '../parts/Waiting';
import { Frame } from './Frame';
import type { SimilarProps } from './Similar';

const similar = lazily<SimilarProps>(async () => (await import(/* webpackChunkName: "course" */ './Similar')).Similar);

/** Most documents in iframes are bare: they must not show a frame before their group has answered. */
const inside = window.self !== window.top;

/** No group has this address so far. It is certain once all groups have answered. */
export function NotFound({ siteMap, pathname }: { siteMap: SiteMap; pathname: string }) {
  const { groups } = siteMap;
  if (!groups.every(hasAnswered)) {
    if (inside) return <Waiting />;
    return (
      <Frame settled={false}>
        <Waiting />
      </Frame>
    );
  }
  const away = groups.filter(({ failure }) => failure);
  const trying = away.some((group) => group.trying);
  const titles = away.map(({ config }) => `‘${config.title}’`).join(', ');
  return (
    <Frame title={titles ? 'Page not available' : 'Page not found'} settled={!trying}>
      <p className="text-break">
        {titles ? 'A group that does not answer may have ' : 'There is no page at '}
        <code className="text-reset">{pathname}</code>.
      </p>
      {titles && (
        <Unavailable
          what={
            away[1] ? `Groups not available right now: ${titles}.` : `The group ${titles} is not available right now.`
          }
          failures={away.flatMap(({ failure = [] }) => failure)}
          trying={trying}
          onRetry={retryGroups}
        />
      )}
      <Elsewhere siteMap={siteMap} pathname={pathname} />
      <a href="/" className={titles ? 'btn btn-outline-secondary' : 'btn btn-primary'}>
        All pages
      </a>
    </Frame>
  );
}

/** Loaded when it is certain that no group has the address. */
function Elsewhere(props: SimilarProps) {
  const { component: Similar } = useLazy(similar);
  return Similar ? <Similar {...props} /> : null;
}
