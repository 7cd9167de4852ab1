import type { PublishedDemo, PublishedPage } from './manifest.ts';

/** The form in which addresses are compared: in lower case, without a slash at the end. */
export function normalPath(path: string): string {
  // Without the lookbehind, thousands of slashes take the square of their number.
  return path.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/';
}

/** The shell's own pages. No group can take their addresses. */
export const OWN_PAGES = [
  { path: '/', title: 'Home' },
  { path: '/paths', title: 'Paths' },
  { path: '/guide', title: 'Guide' },
  { path: '/groups', title: 'Groups' },
  { path: '/tools', title: 'Tools' },
];

/** Folders that have only files. A path in them is never a page, even if it has no ending. */
export const FOLDER_OF_FILES = /^\/(static|standalone|assets|practice|builds)\//;

export function ownPageAt(pathname: string): (typeof OWN_PAGES)[number] | undefined {
  // Each path for learners has an address of its own: `/paths/forms`.
  const own = normalPath(pathname).replace(/^\/paths\/[^/]+$/, '/paths');
  return OWN_PAGES.find(({ path }) => path === own);
}

/** A page, its demo and its group. Each caller has its own type of group. */
export interface Route<Group> {
  group: Group;
  demo: PublishedDemo;
  page: PublishedPage;
}

/** By `normalPath`. */
export type Routes<Group> = Map<string, Route<Group>>;

export const pagesOf = (demo: PublishedDemo): PublishedPage[] => [demo, ...demo.pages];

/** The page that has an address. A page of the shell has no group. */
export interface Owner<Group> {
  group?: Group;
  page: { title: string };
}

/** Groups are built apart, so two pages can want one address. The first keeps it, and `taken` gets both. */
export function routesOf<Group>(
  groups: Iterable<{ group: Group; demos: PublishedDemo[] }>,
  taken: (address: string, first: Owner<Group>, second: Route<Group>) => void = () => {},
): Routes<Group> {
  const routes: Routes<Group> = new Map();
  const all = [...groups].flatMap(({ group, demos }) =>
    demos.flatMap((demo) => pagesOf(demo).map((page) => ({ group, demo, page }))),
  );
  for (const route of all) {
    for (const address of [route.page.path, ...route.page.aliases].map(normalPath)) {
      const own = ownPageAt(address);
      const first = own ? { page: own } : routes.get(address);
      if (first) taken(address, first, route);
      else routes.set(address, route);
    }
  }
  return routes;
}

export function pageAt<Group>(routes: Routes<Group>, pathname: string): Route<Group> | undefined {
  return routes.get(normalPath(pathname));
}
