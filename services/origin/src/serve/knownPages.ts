import * as v from 'valibot';
import type { GroupHint } from '../../../../shared/contract/hint.ts';
import type { Manifest, PublishedDemo } from '../../../../shared/contract/manifest.ts';
import { ownPageAt, pageAt, pagesOf, type Route } from '../../../../shared/contract/routes.ts';
import { PROVIDERS } from '../../../../shared/contract/site.ts';
import type { Told } from '../render/document.ts';
import type { KnownGroup, KnownGroups } from './knownGroups.ts';

/**
 * The path of the page at this address, and what is known of it. Different spellings of an address have the same path, so their documents
 * are alike. Undefined if no known group has it. The page may still exist.
 */
export function findKnown({ groups, routes }: KnownGroups, pathname: string) {
  const own = ownPageAt(pathname)?.path;
  if (own) return { path: own, told: () => (own === '/' ? home(groups) : undefined) };
  const route = pageAt(routes, pathname);
  return route && { path: route.page.path, told: () => demo(route) };
}

/** The same at the group's own origin, where its files have paths. An exam gives out no practice. */
export function findOwn({ routes }: KnownGroups, pathname: string, exam: boolean) {
  const route = pageAt(routes, pathname);
  if (!route) return undefined;
  const { group, page } = route;
  return { path: page.path, told: () => withPaths(demo(route), group.url, page.title, exam) };
}

function withPaths(told: Told | undefined, url: string, title: string, exam: boolean): Told | undefined {
  if (!told) return undefined;
  const [{ practice, ...hint }] = Object.values(told.hint.groups) as [GroupHint];
  const whole = { ...told, title, hint: { groups: { '': exam ? hint : { ...hint, practice } } } };
  // All its files are below that address (`readManifest`).
  return JSON.parse(JSON.stringify(whole).replaceAll(`"${url}/`, '"/'));
}

/** The providers that a document may call and embed. All of them, if nobody here knows what its page needs. */
export function providersFor(pathname: string, known: KnownGroups | undefined): readonly string[] {
  if (!known) return PROVIDERS;
  if (ownPageAt(pathname)) return [];
  const route = pageAt(known.routes, pathname);
  if (!route) return known.groups.every(({ good }) => good) ? [] : PROVIDERS;
  const told = v.safeParse(Providers, route.group.manifest?.file);
  return told.success ? (told.output.metaData.providers[route.page.path] ?? []) : PROVIDERS;
}

/** The providers of each page that needs some. They are not in `Manifest`, because no browser reads them. */
const Providers = v.object({ metaData: v.object({ providers: v.record(v.string(), v.array(v.string())) }) });

/** The largest hint about a group, in characters. A real one with twenty demos has 15 000. */
const LARGEST_HINT = 128 * 1024;

function home(groups: KnownGroup[]): Told {
  const hints = groups.flatMap((group) => {
    const hint = group.good && hintOf(group, (group.manifest as Manifest).demos, true);
    return hint ? [[group.url, hint] as const] : [];
  });
  const told = new Map(hints);
  return {
    kind: 'home',
    title: 'Home · Playground',
    hint: { groups: Object.fromEntries(told) },
    scripts: [],
    styles: [],
    unknown: groups.map(({ url }) => url).filter((url) => !told.has(url)),
  };
}

function demo({ group, demo, page }: Route<KnownGroup>): Told | undefined {
  const hint = hintOf(group, [demo], false);
  if (!hint) return undefined;
  const { js = [], css = [] } = hint.assets[page.expose] ?? {};
  return {
    kind: 'demo',
    title: page.frame === 'bare' ? page.title : `${page.title} · Playground`,
    description: page.description,
    hint: { groups: { [group.url]: hint } },
    // The document runs them as classic scripts.
    scripts: hint.module ? [] : [hint.entry, ...js],
    styles: css,
    unknown: [],
  };
}

/** Undefined if the hint is too large. Then the browser asks the group itself. */
function hintOf({ manifest }: KnownGroup, demos: PublishedDemo[], whole: boolean): GroupHint | undefined {
  const { entry, module, assets, icons, iconsBeyond, practice, build } = manifest as Manifest;
  const modules = new Set(demos.flatMap(pagesOf).map(({ expose }) => expose));
  const hint = {
    demos,
    whole,
    // Only home draws them.
    ...(whole && icons && { icons }),
    ...(whole && iconsBeyond && { iconsBeyond }),
    ...(practice && { practice }),
    ...(build && { build }),
    entry,
    ...(module && { module }),
    assets: Object.fromEntries([...assets].filter(([module]) => modules.has(module))),
  };
  return JSON.stringify(hint).length > LARGEST_HINT ? undefined : hint;
}
