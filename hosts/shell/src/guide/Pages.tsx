import type { ReactNode } from 'react';
import type { SiteMap } from '../fetch/groups';

export interface PagesProps extends Pick<SiteMap, 'groups' | 'routes'> {
  known: boolean;
  away: ReactNode;
}

/** All pages of the groups that have answered, by path, and the names of the groups that have not. */
export function Pages({ groups, routes, known, away }: PagesProps) {
  // Leaves out aliases, and pages whose path belongs to another group.
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
              <ul className="guide-pages list-unstyled">
                {own.map(({ path, title, frame }) => (
                  <li key={path}>
                    <a href={path}>{path}</a> {title}
                    <span>{frame === 'bare' && ', a document for frames'}</span>
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
