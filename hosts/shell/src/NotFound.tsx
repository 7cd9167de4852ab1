import { type Group, retryGroups } from './catalogue';
import { Frame } from './Frame';
import { Unavailable } from './Unavailable';
import { Waiting } from './Waiting';

/** Documents inside others are bare ones as a rule: they must not flash a frame before their group has answered. */
const inside = window.self !== window.top;

/** An address that no group which has answered knows. Only once all have answered there is no page. */
export function NotFound({ groups, pathname }: { groups: Group[]; pathname: string }) {
  if (groups.some(({ state }) => state === 'loading')) {
    if (inside) return <Waiting />;
    return (
      <Frame settled={false}>
        <Waiting />
      </Frame>
    );
  }
  const away = groups.filter(({ fault }) => fault);
  if (away.length > 0) return <PerhapsAway groups={away} pathname={pathname} />;
  return (
    <Frame title="Page not found">
      <p className="text-break">
        There is no page at <code>{pathname}</code>.
      </p>
      <AllPages />
    </Frame>
  );
}

/** The page may be one of these groups’ own, which did not answer. */
function PerhapsAway({ groups, pathname }: { groups: Group[]; pathname: string }) {
  const trying = groups.some((group) => group.trying);
  const titles = LIST.format(groups.map(({ config }) => `‘${config.title}’`));
  const subject = groups.length > 1 ? `The groups ${titles} are` : `The group ${titles} is`;
  return (
    <Frame title="Page not available" settled={!trying}>
      <p className="text-break">
        Nobody can say right now whether there is a page at <code>{pathname}</code>.
      </p>
      <Unavailable
        what={`${subject} not available right now.`}
        faults={groups.flatMap(({ fault = [] }) => fault)}
        trying={trying}
        onRetry={retryGroups}
      >
        The page may belong there: Retry asks again, and shows it when it comes.
      </Unavailable>
      <AllPages />
    </Frame>
  );
}

const LIST = new Intl.ListFormat('en');

const AllPages = () => (
  <a href="/" className="btn btn-primary">
    All pages
  </a>
);
