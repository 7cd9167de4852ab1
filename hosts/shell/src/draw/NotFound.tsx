import { type Group, hasAnswered, retryGroups } from '../fetch/groups';
import { Unavailable } from '../parts/Unavailable';
import { Waiting } from '../parts/Waiting';
import { Frame } from './Frame';

/** Most documents in iframes are bare: they must not show a frame before their group has answered. */
const inside = window.self !== window.top;

/** No group has this address so far. It is certain once all groups have answered. */
export function NotFound({ groups, pathname }: { groups: Group[]; pathname: string }) {
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
        <span>{!titles && 'There is no page at '}</span>
        <code className="text-reset">{pathname}</code>
        <span>{titles ? ' is not available right now.' : '.'}</span>
      </p>
      {titles && (
        <Unavailable
          what={
            away[1] ? `Groups not available right now: ${titles}.` : `The group ${titles} is not available right now.`
          }
          failures={away.flatMap(({ failure = [] }) => failure)}
          trying={trying}
          onRetry={retryGroups}
        >
          Its group may be down. Press Retry to look for it again.
        </Unavailable>
      )}
      <a href="/" className={titles ? 'btn btn-outline-secondary' : 'btn btn-primary'}>
        All pages
      </a>
    </Frame>
  );
}
