import { useProgress } from '@playground/kit/progress';
import type { Route } from '../fetch/groups';
import { addressOfPath, addressOfStep, cardsOf, openStep, pathAfter, pathNamed, pathsOf } from '../find/paths';
import type { StepProps } from './PathLine';

/** What to do after the last task of a page: the next page of the path, and pages with the same tags. */
export function Next({ siteMap, name, demo }: StepProps) {
  const path = pathNamed(siteMap, name || (Object.keys(demo.paths ?? {})[0] ?? ''));
  const at = path?.steps.findIndex((step) => step.demo.path === demo.path) ?? -1;
  const { done } = useProgress();
  // After the last page, a page that was left out.
  const after = at < 0 || !path ? undefined : (path.steps[at + 1] ?? openStep(path, done));
  const following = path && pathAfter(pathsOf(siteMap), path.name, done);
  const cards = cardsOf(siteMap);
  const usersOf = (tag: string) => cards.filter((card) => card.demo.tags.includes(tag)).length;
  // A rare tag says more than one of many pages, and the same difficulty decides between equals.
  const weights = new Map(demo.tags.map((tag) => [tag, 1 / usersOf(tag)]));
  const likeness = ({ demo: { tags, difficulty } }: Route) =>
    tags.reduce((sum, tag) => sum + (weights.get(tag) ?? 0), 0) * (difficulty === demo.difficulty ? 1.1 : 1);
  const alike = cards
    .filter((card) => card.demo !== demo && card.demo !== after?.demo && likeness(card) > 0)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, 3);
  return (
    <>
      {path && after && (
        <p className="mb-2">
          <a href={addressOfStep(after, path)} className="btn btn-primary">{`Next: ${after.demo.title}`}</a>
        </p>
      )}
      {path && !after && (
        <p className="mb-2">
          <span className="d-block mb-2">{`You have done all pages of ‘${path.title}’.`}</span>
          <a href={following ? addressOfPath(following) : '/paths'} className="btn btn-primary">
            {following ? `Next path: ${following.title}` : 'Look at all paths'}
          </a>
        </p>
      )}
      {alike.length > 0 && (
        <p className="small mb-0">
          {'More like this: '}
          {alike.map((card, index) => (
            <span key={card.demo.path}>
              <span>{index > 0 && ', '}</span>
              <a href={card.demo.path}>{card.demo.title}</a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
