import type { GroupHint, Hint } from '../../../shared/contract/hint.ts';
import type { Manifest, PublishedDemo } from '../../../shared/contract/manifest.ts';
import { ownPageAt, pageAt, pagesOf, type Route } from '../../../shared/contract/routes.ts';
import type { KnownGroup, KnownGroups } from './knownGroups.ts';

/** What a document of the shell says of its page, and what that page is made of. */
export interface Told {
  kind: 'home' | 'demo';
  title: string;
  description?: string;
  hint: Hint;
  /** The addresses of its files on the groups' origins. */
  scripts: string[];
  styles: string[];
  /** The groups that the browser has to ask itself before this page can stand. */
  unknown: string[];
}

/**
 * The path of the page at this address, however that is written: documents of one page are alike. Undefined when nothing is known
 * there, which says nothing of the page.
 */
export function knownPath({ routes }: KnownGroups, pathname: string): string | undefined {
  return ownPageAt(pathname)?.path ?? pageAt(routes, pathname)?.page.path;
}

/** What is known of the page at this address; undefined when nothing is. */
export function toldOf({ groups, routes }: KnownGroups, pathname: string): Told | undefined {
  if (ownPageAt(pathname)?.path === '/') return home(groups);
  const route = pageAt(routes, pathname);
  return route && demo(route);
}

function home(groups: KnownGroup[]): Told {
  const good = groups.filter((group) => group.good);
  const hints = good.map((group) => [group.url, hintOf(group, (group.manifest as Manifest).demos, true)]);
  return {
    kind: 'home',
    title: 'Home · Playground',
    hint: { groups: Object.fromEntries(hints) },
    scripts: [],
    styles: [],
    unknown: groups.filter((group) => !group.good).map(({ url }) => url),
  };
}

function demo({ group, demo, page }: Route<KnownGroup>): Told {
  const hint = hintOf(group, [demo], false);
  const { js = [], css = [] } = hint.assets[page.expose] ?? {};
  return {
    kind: 'demo',
    title: page.frame === 'bare' ? page.title : `${page.title} · Playground`,
    description: page.description,
    hint: { groups: { [group.url]: hint } },
    scripts: [hint.entry, ...js],
    styles: css,
    unknown: [],
  };
}

function hintOf({ manifest }: KnownGroup, demos: PublishedDemo[], whole: boolean): GroupHint {
  const { entry, assets, icons, practice } = manifest as Manifest;
  const modules = new Set(demos.flatMap(pagesOf).map(({ expose }) => expose));
  return {
    demos,
    whole,
    // Only home draws them.
    ...(whole && icons && { icons }),
    ...(practice && { practice }),
    entry,
    assets: Object.fromEntries([...assets].filter(([module]) => modules.has(module))),
  };
}
