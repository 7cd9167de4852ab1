import * as v from 'valibot';
import { aliases, frame, has, missing, path, problemIn, tags, text } from './fields.ts';
import { fromPrevious, PREVIOUS } from './previous.ts';

/** The version of the contract between the shell and the groups (docs/contract.md). */
export const CONTRACT = 2;

const PublishedPage = v.object(
  {
    title: text('title'),
    path,
    aliases,
    description: v.string(has('no description')),
    frame,
    /** The key under which the container exposes the component, e.g. `./counter/Counter`. */
    expose: v.pipe(v.string(has('no module')), v.startsWith('./', has('no module'))),
  },
  missing,
);

const PublishedDemo = v.object(
  {
    ...PublishedPage.entries,
    tags,
    beyond: v.boolean('does not say whether it is beyond the specification'),
    pages: v.array(PublishedPage, has('pages that are not a list')),
  },
  missing,
);

const sync = v.fallback(v.object({ sync: v.array(v.string()) }), { sync: [] });

/** What is read of the `mf-manifest.json` that the federation plugin writes and our build completes. */
const Manifest = v.object({
  metaData: v.object({
    contract: v.literal(CONTRACT),
    /** Each is checked by itself: one that is wrong must not cost the others. */
    demos: v.array(v.unknown()),
    remoteEntry: v.object({ path: v.fallback(v.string(), ''), name: v.string() }),
    /** The file of the cards' icons, empty where a build has none. */
    icons: v.string(),
    /** The hash in the names of the files to practise with, `practice/<demo's folder>.<hash>.json`; empty where there are none. */
    practice: v.pipe(v.string(), v.regex(/^\w*$/)),
  }),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: sync, css: sync }) })),
});

export type PublishedPage = v.InferOutput<typeof PublishedPage>;
export type PublishedDemo = v.InferOutput<typeof PublishedDemo>;
type Read = v.InferInput<typeof Manifest>;
/** The file itself, as a build writes it: as the version before reads it, and in `next` what today's reads in its place. */
export interface ManifestFile extends Omit<Read, 'metaData'> {
  metaData: Omit<Read['metaData'], 'contract' | 'demos'> & {
    contract: number;
    demos: PublishedDemo[];
    next: { contract: number };
  };
}

/** What a group publishes. All addresses are absolute, and on the origin that the manifest came from. */
export interface Manifest {
  demos: PublishedDemo[];
  /** The container's script. */
  entry: string;
  /** For each exposed module, the scripts and styles that it is made of. */
  assets: Map<string, { js: string[]; css: string[] }>;
  icons?: string;
  /** The hash in the names of the files to practise with, see `practiceAddress`. */
  practice?: string;
  /** Demos that are not among `demos`, and what is wrong with each. */
  leftOut: { demo: unknown; problem: string }[];
}

/** Why a manifest is refused as a whole: a code for the group's team, and words. */
export class ManifestRefused extends Error {
  override readonly name = 'ManifestRefused';
  readonly code: 'MANIFEST_SHAPE' | 'MANIFEST_CONTRACT' | 'MANIFEST_ORIGIN';

  constructor(code: ManifestRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads the manifest of the group at `url` (an origin, without a slash at the end), which comes from elsewhere and may hold
 * anything. Throws `ManifestRefused` when it is none of ours, is for another contract or names files of another origin.
 */
export function readManifest(url: string, body: unknown): Manifest {
  const { success, output } = v.safeParse(Manifest, inFormOfToday(body));
  if (!success) throw new ManifestRefused('MANIFEST_SHAPE', 'The manifest is not one of this playground.');
  const { metaData, exposes } = output;
  const address = (file: string) => ownAddress(url, file);
  const demos: PublishedDemo[] = [];
  const leftOut: Manifest['leftOut'] = [];
  for (const demo of metaData.demos) {
    const problem = problemIn(PublishedDemo, demo);
    if (problem) leftOut.push({ demo, problem });
    else demos.push(demo as PublishedDemo);
  }
  return {
    demos,
    entry: address(metaData.remoteEntry.path + metaData.remoteEntry.name),
    assets: new Map(
      exposes.map(({ path: key, assets: { js, css } }) => [
        key,
        { js: js.sync.map(address), css: css.sync.map(address) },
      ]),
    ),
    ...(metaData.icons && { icons: address(metaData.icons) }),
    ...(metaData.practice && { practice: metaData.practice }),
    leftOut,
  };
}

/** The newest of its forms that is known here, as one of today's. Throws when none is; what is no manifest stays none. */
function inFormOfToday(body: unknown): unknown {
  const file = body as Partial<ManifestFile> | null | undefined;
  const own = file?.metaData;
  const form = own?.next && own.next.contract <= CONTRACT ? { ...own, ...own.next } : own;
  if (form?.contract === PREVIOUS) return { ...file, metaData: { ...fromPrevious(form), contract: CONTRACT } };
  if (typeof form?.contract !== 'number' || form.contract === CONTRACT) return { ...file, metaData: form };
  throw new ManifestRefused(
    'MANIFEST_CONTRACT',
    `It was built for version ${form.contract} of the contract; this shell knows versions ${PREVIOUS} and ${CONTRACT}.`,
  );
}

function ownAddress(url: string, file: string): string {
  const address = new URL(file, `${url}/`);
  if (address.href.startsWith(`${url}/`)) return address.href;
  throw new ManifestRefused('MANIFEST_ORIGIN', `The manifest names a file of another origin: ${address.origin}.`);
}

/**
 * What the cards' icons look like: by the demo's path, the `d` attributes of SVG paths in a box of 16 by 16. A file of its
 * own beside the manifest: it weighs as much as all the words, and nobody has to wait for it.
 */
export type PublishedIcons = Record<string, string[]>;

const Icon = v.array(v.pipe(v.string(), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE.,\s+-]+$/)));

/** The icons of a file that comes from another origin and may hold anything: what is no path data is left out. */
export function readIcons(body: unknown): PublishedIcons {
  const icons = v.is(v.record(v.string(), v.unknown()), body) ? body : {};
  const drawn = Object.entries(icons).filter(([key, icon]) => v.is(path, key) && v.is(Icon, icon));
  return Object.fromEntries(drawn) as PublishedIcons;
}
