import * as v from 'valibot';
import { aliases, frame, has, object, path, readDemo, tags, text } from './fields.ts';
import { fromPrevious, PREVIOUS } from './previous.ts';

/** The version of docs/contract.md that the shell and the groups agree on. */
export const CONTRACT = 3;

const PublishedPage = object({
  title: text('title'),
  path,
  aliases,
  description: v.string(has('no description')),
  frame,
  /** The key under which the container exposes the component, e.g. `./counter/Counter`. */
  expose: v.pipe(v.string(has('no module')), v.startsWith('./', has('no module'))),
});

const PublishedDemo = object({
  ...PublishedPage.entries,
  tags,
  beyond: v.boolean('does not say whether it is beyond the specification'),
  /** Without it, the demo is basic. Older builds do not say it. */
  difficulty: v.fallback(v.optional(v.picklist(['tricky', 'hard'])), undefined),
  /** Its place in paths of home. Builds before December 2026 do not say it. */
  paths: v.fallback(v.optional(v.record(v.string(), v.number())), undefined),
  pages: v.array(PublishedPage, has('pages that are not a list')),
  /** How many tasks it has. Builds before November 2026 do not say it. */
  tasks: v.optional(v.number(has('tasks that are not a number'))),
});

/** The federation plugin writes it for each build of a group that says no version. */
const NO_VERSION = '1.0.0';

/** Without the limits, a small manifest could name so many files that a document of their addresses becomes huge. */
const files = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.maxLength(100));
const sync = v.fallback(v.object({ sync: files }), { sync: [] });

/** The fields we read of `mf-manifest.json`. The federation plugin writes it, and our build adds `metaData`. */
const Manifest = v.object({
  metaData: v.object({
    contract: v.literal(CONTRACT),
    /** `readManifest` checks each demo alone, so that a wrong one does not cost the others. */
    demos: v.array(v.unknown()),
    /** The type is `module` if the scripts are ES modules. */
    remoteEntry: v.object({ path: v.fallback(v.string(), ''), name: v.string(), type: v.fallback(v.string(), '') }),
    /** The file of the cards' icons. Empty if there is none. */
    icons: v.string(),
    /** The file of the icons of the demos beyond the basics. Builds without it have all icons in the first file. */
    iconsBeyond: v.fallback(v.string(), ''),
    /** The hash in `practice/<demo>.<hash>.json`. Empty if there is nothing to practise with. */
    practice: v.pipe(v.string(), v.regex(/^\w*$/)),
    /** The federation plugin's field for the version of a build. Ours is the build's id. */
    buildInfo: v.fallback(v.object({ buildVersion: v.string() }), { buildVersion: '' }),
  }),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: sync, css: sync }) })),
});

export type PublishedPage = v.InferOutput<typeof PublishedPage>;
export type PublishedDemo = v.InferOutput<typeof PublishedDemo>;
type Read = v.InferInput<typeof Manifest>;
/** The file that a build writes: see `forPrevious`. */
export interface ManifestFile extends Omit<Read, 'metaData'> {
  metaData: Omit<Read['metaData'], 'contract' | 'demos'> & {
    contract: number;
    demos: PublishedDemo[];
    next: { contract: number; demos?: PublishedDemo[] };
  };
}

/** What a group publishes. All addresses are absolute, and on the group's origin. */
export interface Manifest {
  demos: PublishedDemo[];
  entry: string;
  /** Whether the scripts are ES modules. */
  module?: boolean;
  /** The scripts and styles of each exposed module. */
  assets: Map<string, { js: string[]; css: string[] }>;
  icons?: string;
  iconsBeyond?: string;
  /** The hash for `practiceAddress`. */
  practice?: string;
  /** The id of the build, if it says so. */
  build?: string;
  /** The whole file: groupReport.ts reads more of it. */
  file: unknown;
  /** Demos that are not in `demos` because something is wrong with them. */
  leftOut: { demo: unknown; problem: string }[];
}

export class ManifestRefused extends Error {
  readonly code: 'MANIFEST_SHAPE' | 'MANIFEST_CONTRACT' | 'MANIFEST_ORIGIN';

  constructor(code: ManifestRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Checks the manifest of the group at the origin `url`. Throws `ManifestRefused` if the shell cannot use it. */
export function readManifest(url: string, body: unknown): Manifest {
  const { success, output } = v.safeParse(Manifest, inFormOfToday(body));
  if (!success) throw new ManifestRefused('MANIFEST_SHAPE', 'The manifest is not one of this playground.');
  const { metaData, exposes } = output;
  const address = (file: string) => ownAddress(url, file);
  const all = ({ sync }: { sync: string[] }) => sync.map(address);
  const { path: folder, name, type } = metaData.remoteEntry;
  const { buildVersion } = metaData.buildInfo;
  const build = buildVersion === NO_VERSION ? /\.([0-9a-f]{8,})\./.exec(name)?.[1] : buildVersion;
  const demos: PublishedDemo[] = [];
  const leftOut: Manifest['leftOut'] = [];
  for (const demo of metaData.demos) {
    const { output, problem } = readDemo(PublishedDemo, demo);
    if (output) demos.push(output);
    else leftOut.push({ demo, problem });
  }
  return {
    demos,
    entry: address(folder + name),
    ...(type === 'module' && { module: true }),
    assets: new Map(exposes.map(({ path, assets: { js, css } }) => [path, { js: all(js), css: all(css) }])),
    ...(metaData.icons && { icons: address(metaData.icons) }),
    ...(metaData.iconsBeyond && { iconsBeyond: address(metaData.iconsBeyond) }),
    ...(metaData.practice && { practice: metaData.practice }),
    ...(build && { build }),
    file: body,
    leftOut,
  };
}

/** The fields because of which a manifest has the wrong shape. Not in the shell. */
export const wrongFields = (body: unknown) => v.safeParse(Manifest, inFormOfToday(body)).issues ?? [];

/** Takes the newest form that we know. A body that is not a manifest comes back unchanged, for the schema to refuse. */
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
