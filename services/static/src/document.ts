import { type GroupHint, HINT_ID, type Hint } from '../../../shared/contract/hint.ts';
import { CONTRACT, type Manifest, type PublishedDemo } from '../../../shared/contract/manifest.ts';
import { normalPath, pageAt, pagesOf, type Route } from '../../../shared/contract/routes.ts';
import type { SiteConfig } from '../../../shared/contract/site.ts';
import type { KnownGroup, KnownGroups } from './knownGroups.ts';

const DATA_BLOCK = /(<script\b[^>]*\bid=["']?playground\b[^>]*>).*?(<\/script>)/is;
const CONTRACT_OF = /\bid=["']?playground\b[^>]*\bdata-contract=["']?(\d+)/i;
const PRELOADS = /(<!--preload-->).*?(<!--\/preload-->)/s;
const TITLE = /(<title>).*?(<\/title>)/is;
const DESCRIPTION = /(<meta name="description" content=").*?(")/is;
/** The script that asks early for what nobody has named: the build marks it. */
const EARLY = /<!--early-->.*?<!--\/early-->/s;
/** What the build marks as needed by demos alone, or by home alone. */
const FOR_DEMOS = /<!--demo (.*?)-->/gs;
/** Where the page's own scripts go: after the shell's, which runs before them. */
const CODE = /(<!--code-->).*?(<!--\/code-->)/s;
const FOR_HOME = /<!--home-->.*?<!--\/home-->/s;

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
  return normalPath(pathname) === '/' ? '/' : pageAt(routes, pathname)?.page.path;
}

/** What is known of the page at this address; undefined when nothing is. */
export function toldOf({ groups, routes }: KnownGroups, pathname: string): Told | undefined {
  if (normalPath(pathname) === '/') return home(groups);
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

export interface Rendering {
  /** The workspace that the document belongs to. */
  name?: string;
  /** For the shell, what is known of the page. */
  told?: Told | undefined;
  /** The shell's own code asks for everything, so that each request is the one that is meant to fail: no preloads, no hint. */
  underFault?: boolean;
}

/**
 * The document with the site's addresses in its data block. The shell's has what is `told` of its page as well: title,
 * description, hint, preloads; without it a preload for each remote's manifest. A document without blocks and markers comes back as it is.
 */
export function renderDocument(
  html: string,
  site: SiteConfig,
  { name, told: known, underFault = false }: Rendering = {},
): string {
  // The files of a shell may be of another build than this server.
  const told = CONTRACT_OF.exec(html)?.[1] === String(CONTRACT) ? known : undefined;
  const hint = told && `<script type="application/json" id="${HINT_ID}">${jsonInHtml(told.hint)}</script>`;
  const links = name === 'shell' && !underFault ? [...preloads(site, told), hint].join('') : '';
  // Replaced by functions: in a replacement string an address with $& would be a pattern.
  const put = (text: string) => (_: string, start: string, end: string) => start + text + end;
  let text = html.replace(DATA_BLOCK, put(jsonInHtml(site))).replace(PRELOADS, put(links));
  if (!told) return text;
  const { kind, title, description } = told;
  text = text.replace(TITLE, put(escaped(title)));
  if (description) text = text.replace(DESCRIPTION, put(escaped(description)));
  const isDemo = kind === 'demo';
  text = text.replace(FOR_DEMOS, isDemo ? '$1' : '');
  if (isDemo) text = text.replace(FOR_HOME, '').replace(CODE, put(told.scripts.map(script).join('')));
  return told.unknown.length > 0 ? text : text.replace(EARLY, '');
}

function preloads({ remotes }: SiteConfig, told?: Told): string[] {
  if (!told) return remotes.map(({ url }) => preload('fetch', `${url}/mf-manifest.json`));
  return [
    ...told.unknown.map((url) => preload('fetch', `${url}/mf-manifest.json`)),
    ...told.scripts.map((url) => preload('script', url)),
    ...told.styles.map((url) => preload('style', url)),
  ];
}

/** Runs in its turn, without another request or a wait: what loads it later finds it there. */
function script(url: string): string {
  return `<script defer crossorigin src="${escaped(url)}"></script>`;
}

function preload(as: string, url: string): string {
  return `<link rel="preload" as="${as}" crossorigin href="${escaped(url)}">`;
}

/** Neither `</script>` nor `<!--` in a value can end the block or change how the rest of it is read. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** For text and for attributes in double quotes. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
