import { hasAnswered, retryGroups, type SiteMap } from '../fetch/groups';
import { cardsOf } from '../find/paths';
import { Unavailable } from '../parts/Unavailable';
import { Waiting } from '../parts/Waiting';
import { Frame } from './Frame';

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
  const near = nearTo(pathname, siteMap);
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
      <form action="/" className="d-flex flex-wrap gap-2 mb-3">
        <input
          id="search"
          type="search"
          name="search"
          className="form-control w-auto"
          aria-label="Search the demos"
          placeholder="Search the demos"
          defaultValue={wordsOf(pathname)}
        />
        <button type="submit" className="btn btn-outline-secondary">
          Search
        </button>
      </form>
      {near.length > 0 && (
        <p>
          {'Is it one of these? '}
          {near.map(({ title, path }) => (
            <a key={path} href={path} className="me-3">
              {title}
            </a>
          ))}
        </p>
      )}
      <a href="/" className={titles ? 'btn btn-outline-secondary' : 'btn btn-primary'}>
        All pages
      </a>
    </Frame>
  );
}

/** `/contact-form` → `contact form` */
const wordsOf = (pathname: string) => pathname.replace(/\W+/g, ' ').trim();

const pairsIn = (text: string) => {
  const letters = text.toLowerCase().replace(/\W/g, '');
  return new Set([...letters].map((_, at) => letters.slice(at, at + 2)));
};

/** The pages whose paths share most pairs of letters with an address, and at least half of all. */
function nearTo(pathname: string, siteMap: SiteMap) {
  const wanted = pairsIn(pathname);
  return cardsOf(siteMap)
    .map(({ demo }) => {
      const own = pairsIn(demo.path);
      return { demo, near: (2 * [...own].filter((pair) => wanted.has(pair)).length) / (own.size + wanted.size) };
    })
    .filter(({ near }) => near > 0.5)
    .sort((a, b) => b.near - a.near)
    .slice(0, 3)
    .map(({ demo }) => demo);
}
