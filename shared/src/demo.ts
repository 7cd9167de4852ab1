/**
 * The contract between the shell and the remotes: what a demo says about itself (`Demo`, written by hand in
 * `demo.ts`), and what a remote publishes of it (`PublishedDemo`, in `metaData.demos` of its `mf-manifest.json`).
 */

/** The version of this contract. The shell refuses a remote built for another one, and says so. */
export const CONTRACT = 1;

/** Bootstrap Icons name, path, and so on: everything the shell needs to draw a card and a route without remote code. */
export interface Demo {
  /** The name of the card, the heading of the page. */
  title: string;
  /** The public address, e.g. `/counter`. Learners write it into their tests: it never changes. */
  path: string;
  /** Other spellings of the path that differ in more than case. */
  aliases?: string[];
  /** One or two sentences: what the page does and, where it is hard on purpose, what is hard. */
  description: string;
  /** A name of Bootstrap Icons, e.g. `plus-slash-minus`. The build puts its path data into a file beside the manifest. */
  icon: string;
  /** What one practises here: `dialog`, `iframe`, `drag`, … */
  tags: string[];
  /** True for what the specification does not know; such demos stand in the second grid. */
  beyond?: true;
  /** Further pages of the same demo. They have an address and no card. */
  pages?: Page[];
}

export interface Page {
  title: string;
  path: string;
  aliases?: string[];
  description?: string;
  /** The component's file in the demo's folder without its ending, e.g. `SecondVersion`. */
  component: string;
  /** `full`: with the frame around it; `bare`: nothing at all, for documents meant for iframes. */
  frame: 'full' | 'bare';
}

export interface PublishedPage {
  title: string;
  path: string;
  aliases: string[];
  description: string;
  frame: 'full' | 'bare';
  /** The key under which the container exposes the component, e.g. `./counter/Counter`. */
  expose: string;
}

export interface PublishedDemo extends PublishedPage {
  tags: string[];
  beyond: boolean;
  pages: PublishedPage[];
}

/**
 * What the cards' icons look like: by the demo's path, the `d` attributes of SVG paths in a box of 16 by 16. A file of its
 * own, named by `metaData.icons` of the manifest: it weighs as much as all the words, and nobody has to wait for it.
 */
export type PublishedIcons = Record<string, string[]>;

/** Starts with one slash, has no empty, dot or odd segment: `javascript:…`, `//host` and `` are not paths. */
const PATH = /^(\/[A-Za-z0-9_-]+)+$/;
const SVG_PATH = /^[MmLlHhVvCcSsQqTtAaZz0-9eE.,\s+-]+$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isPath = (value: unknown): value is string => typeof value === 'string' && PATH.test(value);
const isList = (value: unknown, holds: (item: unknown) => boolean) => Array.isArray(value) && value.every(holds);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function pageProblem(page: unknown): string | undefined {
  if (!isRecord(page)) return 'is not an object';
  if (!isText(page.title)) return 'has no title';
  if (!isPath(page.path)) return `has a path that is not a path: ${JSON.stringify(page.path)}`;
  if (page.aliases !== undefined && !isList(page.aliases, isPath)) return 'has an alias that is not a path';
  if (page.description !== undefined && typeof page.description !== 'string')
    return 'has a description that is not text';
  return undefined;
}

/** What is wrong with a hand-written `demo.ts`, in one sentence without a subject; undefined when nothing is. */
export function demoProblem(demo: unknown): string | undefined {
  const problem = pageProblem(demo);
  if (problem || !isRecord(demo)) return problem;
  if (!isText(demo.description)) return 'has no description';
  if (!isText(demo.icon)) return 'has no icon';
  if (!isList(demo.tags, isText) || (demo.tags as unknown[]).length === 0) return 'has no tags';
  if (demo.beyond !== undefined && demo.beyond !== true) return 'has a beyond that is not true';
  if (demo.pages === undefined) return undefined;
  if (!Array.isArray(demo.pages)) return 'has pages that are not a list';
  for (const page of demo.pages) {
    const inPage = pageProblem(page) ?? (isText(page.component) ? undefined : 'has no component');
    if (inPage) return `has a page that ${inPage}`;
    if (page.frame !== 'full' && page.frame !== 'bare') return 'has a page whose frame is neither full nor bare';
  }
  return undefined;
}

function publishedPageProblem(page: unknown): string | undefined {
  const problem = pageProblem(page);
  if (problem || !isRecord(page)) return problem;
  if (!Array.isArray(page.aliases)) return 'has no list of aliases';
  if (typeof page.description !== 'string') return 'has no description';
  if (typeof page.expose !== 'string' || !page.expose.startsWith('./')) return 'names no module';
  if (page.frame !== 'full' && page.frame !== 'bare') return 'has a frame that is neither full nor bare';
  return undefined;
}

/** What is wrong with an entry of a manifest, which comes from another origin and may hold anything. */
export function publishedDemoProblem(demo: unknown): string | undefined {
  const problem = publishedPageProblem(demo);
  if (problem || !isRecord(demo)) return problem;
  if (!isList(demo.tags, isText)) return 'has tags that are not text';
  if (typeof demo.beyond !== 'boolean') return 'does not say whether it is beyond the specification';
  if (!Array.isArray(demo.pages)) return 'has pages that are not a list';
  for (const page of demo.pages) {
    const inPage = publishedPageProblem(page);
    if (inPage) return `has a page that ${inPage}`;
  }
  return undefined;
}

/** Every address of a demo in the form in which addresses are compared, its own first. */
export function addressesOf(demo: Pick<PublishedDemo, 'path' | 'aliases' | 'pages'>): string[] {
  return [demo, ...demo.pages].flatMap((page) => [page.path, ...page.aliases]).map(comparable);
}

/** Addresses match whatever their case, and with or without a slash at the end. */
export function comparable(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

/** The icons of a file that comes from another origin and may hold anything: what is no path data is left out. */
export function readIcons(body: unknown): PublishedIcons {
  const drawn = Object.entries(isRecord(body) ? body : {}).filter(
    ([path, icon]) => isPath(path) && isList(icon, (d) => typeof d === 'string' && SVG_PATH.test(d)),
  );
  return Object.fromEntries(drawn) as PublishedIcons;
}
