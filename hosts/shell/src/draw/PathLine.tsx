import type { PublishedDemo } from '@playground/kit/contract/manifest';
import type { SiteMap } from '../fetch/groups';
import { addressOfPath, addressOfStep, pathAfter, pathNamed, pathsOf } from '../find/paths';

export interface StepProps {
  siteMap: SiteMap;
  /** The name of the path in the address, or nothing. */
  name: string;
  demo: PublishedDemo;
}

/** Leads from a page to its neighbours in the path. */
export function PathLine({ siteMap, name, demo }: StepProps) {
  const path = pathNamed(siteMap, name);
  const at = path?.steps.findIndex((step) => step.demo.path === demo.path) ?? -1;
  if (!path || at < 0) return null;
  const [before, after] = [path.steps[at - 1], path.steps[at + 1]];
  const following = after ? undefined : pathAfter(pathsOf(siteMap), path.name, []);
  return (
    <nav aria-label="Path" className="d-flex flex-wrap column-gap-3">
      <a href={addressOfPath(path)}>{path.title}</a>
      <span className="text-body-secondary">{`Page ${at + 1} of ${path.steps.length}`}</span>
      {before && <a href={addressOfStep(before, path)}>{`Before: ${before.demo.title}`}</a>}
      {after ? (
        <a href={addressOfStep(after, path)}>{`Next: ${after.demo.title}`}</a>
      ) : (
        <span className="text-body-secondary">This is the last page.</span>
      )}
      {following && <a href={addressOfPath(following)}>{`Next path: ${following.title}`}</a>}
    </nav>
  );
}
