import type { SiteMap } from '../fetch/groups';
import { cardsOf } from '../find/paths';

export interface SimilarProps {
  siteMap: SiteMap;
  pathname: string;
}

/** Where an address may have been meant to lead: pages with a similar path, and the search. */
export function Similar({ siteMap, pathname }: SimilarProps) {
  const near = nearTo(pathname, siteMap);
  return (
    <>
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
    </>
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
