import { normalPath } from '@playground/shared/contract/routes';
import { AwayGroups } from '../AwayGroups';
import { type Catalogue, isSettled } from '../groups';

/** Every page of every group that has answered, under its path; the groups that have not are named. */
export function Pages({ groups, routes }: Pick<Catalogue, 'groups' | 'routes'>) {
  // Without aliases, and without a page whose path another group keeps.
  const pages = [...routes]
    .filter(([address, { page }]) => address === normalPath(page.path))
    .map(([, route]) => route);
  return (
    <>
      <AwayGroups groups={groups} />
      {groups.map((group) => {
        const own = pages.filter((route) => route.group === group).map(({ page }) => page);
        return (
          own.length > 0 && (
            <section key={group.config.name} aria-label={group.config.title}>
              <h3>{group.config.title}</h3>
              <ul className="guide-pages">
                {own.map(({ path, title, frame }) => (
                  <li key={path}>
                    <a href={path}>{path}</a> {title}
                    {frame === 'bare' && ', a document for frames'}
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {!groups.every(isSettled) && <p>Some groups have not answered yet …</p>}
    </>
  );
}
