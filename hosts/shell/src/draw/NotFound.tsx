import { type Group, hasAnswered, retryGroups } from '../find/groups';
import { Frame } from './Frame';
import { Unavailable } from './Unavailable';
import { Waiting } from './Waiting';

/** Documents inside others are bare ones as a rule: they must not flash a frame before their group has answered. */
const inside = window.self !== window.top;

/** An address that no group which has answered knows. Only once all have answered there is no page. */
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
        {titles ? 'Nobody can say right now whether there is a page at ' : 'There is no page at '}
        <code>{pathname}</code>.
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
          The page may belong there: Retry asks again, and shows it when it comes.
        </Unavailable>
      )}
      <a href="/" className="btn btn-primary">
        All pages
      </a>
    </Frame>
  );
}
