import type { ReactNode } from 'react';
import type { SiteMap } from '../find/groups';

export interface PagesProps extends Pick<SiteMap, 'groups' | 'routes'> {
  /** Whether all groups have answered. */
  known: boolean;
  /** Those that are away. */
  away: ReactNode;
}

/** Every page of every group that has answered, under its path; the groups that have not are named. */
export function Pages({ groups, routes, known, away }: PagesProps) {
  // Without aliases, and without a page whose path another group keeps.
  const pages = [...routes]
    .filter(([address, { page }]) => address === page.path.toLowerCase())
    .map(([, route]) => route);
  return (
    <>
      {away}
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
      {!known && <p>Some groups have not answered yet …</p>}
    </>
  );
}
