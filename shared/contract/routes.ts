import type { PublishedDemo, PublishedPage } from './manifest.ts';

/** The form in which addresses are compared: whatever their case, and with or without a slash at the end. */
export function normalPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

/** The shell's own pages. It shows them whatever a group has at these addresses. */
export const OWN_PAGES = [
  { path: '/', title: 'Home' },
  { path: '/guide', title: 'Guide' },
];

/** The shell's own page at an address, however it is written. */
export function ownPageAt(pathname: string): (typeof OWN_PAGES)[number] | undefined {
  return OWN_PAGES.find(({ path }) => path === normalPath(pathname));
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

/** Who has an address that another page wants: a page of a group, or of the shell itself. */
export interface Owner<Group> {
  group?: Group;
  page: { title: string };
}

/**
 * Says which page has which address. Where two want the same one, the first keeps it and `taken` is called with the second:
 * groups are built apart, so their paths can clash.
 */
export function routesOf<Group>(
  groups: Iterable<{ group: Group; demos: PublishedDemo[] }>,
  taken: (address: string, first: Owner<Group>, second: Route<Group>) => void = () => {},
): Routes<Group> {
  const routes: Routes<Group> = new Map();
  for (const { group, demos } of groups) {
    for (const demo of demos) {
      for (const page of pagesOf(demo)) {
        const route = { group, demo, page };
        for (const address of [page.path, ...page.aliases].map(normalPath)) {
          const own = ownPageAt(address);
          const first = own ? { page: own } : routes.get(address);
          if (first) taken(address, first, route);
          else routes.set(address, route);
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
