import type { PublishedDemo, PublishedPage } from './manifest.ts';

/** The form in which addresses are compared: whatever their case, and with or without a slash at the end. */
export function normalPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

/** A page, the demo it belongs to, and the group that has it, however the caller speaks of groups. */
export interface Route<Group> {
  group: Group;
  demo: PublishedDemo;
  page: PublishedPage;
}

/** Pages by the normal form of their addresses. */
export type Routes<Group> = Map<string, Route<Group>>;

/** A demo's own page and its further ones. */
export function pagesOf(demo: PublishedDemo): PublishedPage[] {
  return [demo, ...demo.pages];
}

/**
 * Says which page has which address. Where two want the same one, the first keeps it and `taken` hears of the second:
 * groups are built apart, so their paths can clash.
 */
export function routesOf<Group>(
  groups: Iterable<{ group: Group; demos: PublishedDemo[] }>,
  taken: (address: string, first: Route<Group>, second: Route<Group>) => void = () => {},
): Routes<Group> {
  const routes: Routes<Group> = new Map();
  for (const { group, demos } of groups) {
    for (const demo of demos) {
      for (const page of pagesOf(demo)) {
        for (const address of [page.path, ...page.aliases].map(normalPath)) {
          const first = routes.get(address);
          if (first) taken(address, first, { group, demo, page });
          else routes.set(address, { group, demo, page });
        }
      }
    }
  }
  return routes;
}

/** The page at an address, however it is written. */
export function pageAt<Group>(routes: Routes<Group>, pathname: string): Route<Group> | undefined {
  return routes.get(normalPath(pathname));
}
