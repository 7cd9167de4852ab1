import { createHash, randomBytes, randomInt } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import type { ManifestFile } from '../../shared/contract/manifest.ts';
import { exposeIn, VERSIONS_MANIFEST } from '../../shared/contract/versionNames.ts';
import { GAP, gap } from '../build/versions.ts';
import { type Code, decoyRulesOf, decoysOf, inOtherWays, ROOM, readCode, withSplitRules } from './otherCode.ts';

const MANIFEST = 'mf-manifest.json';

/** A script or a style sheet of a build, e.g. `static/counter-v03f9a.0123456789ab.js`. */
const FILE = /^static\/(?<name>.+?)(?:-(?<version>v[0-9a-f]{5}))?\.(?<hash>[0-9a-f]{12})\.(?<ending>js|css)$/;

/** How a page draws its seed. */
const SEED = 'String(Math.floor(Math.random() * 1_000_000))';

/** What redesigns call their ids and classes. Only one run calls them so. */
const MARKS = /\b(?:el-1f|c-1f|k[0-9a-f]{8})\b/g;

const withGaps = (text: string) =>
  text.replaceAll(SEED, gap('seed')).replace(MARKS, (mark) => gap(mark.replace('-', '_')));

const INPUTS = [
  'pointerdown',
  'pointermove',
  'mousemove',
  'click',
  'keydown',
  'input',
  'change',
  'wheel',
  'dragstart',
  'drop',
];

export const SEEDS = 1000;

/** The code of scripts by their files. The names of files tell their text. */
const codes = new Map<string, Promise<Code>>();

function codeOf(file: string, source: string): Promise<Code> {
  const code = codes.get(file) ?? readCode(source);
  codes.set(file, code);
  return code;
}

/** By the folder of a build, a chunk and its kind of file. */
const decoys = new Map<string, Promise<string[]>>();

export interface Served {
  /** The versions that the pages are shown in. All others are as today. */
  versions: string[];
  /** A page that is opened without a seed draws one of these, else a number below `SEEDS`. */
  seeds?: string[] | undefined;
  /** A file that a page asks for when an input reaches it. Without it, pages ask for nothing. */
  input?: string | undefined;
  /** The chunks whose scripts get a new form in this run, which takes longest. Without it, those of all pages. */
  fresh?: string[] | undefined;
}

/**
 * Writes the build of a group into the folder `into`, for one run of a suite. `made` has its versions, `dist` all other files. Nothing in it
 * tells which version a page has: names of files, ids and names in scripts, their form and sizes are of this run alone, and there are no
 * other versions.
 */
export async function writeServedBuild(dist: string, made: string, into: string, served: Served): Promise<void> {
  const salt = randomBytes(8).toString('hex');
  const short = (text: string) =>
    createHash('sha256')
      .update(salt + text)
      .digest('hex')
      .slice(0, 12);
  const first = randomInt(36 ** 3);
  const { seeds, fresh } = served;
  const list = seeds ? JSON.stringify(seeds) : '';
  /** What is in the gaps of scripts. Numbers are names of variables. */
  const filled = new Map([
    ['seed', `String(${list && `${list}[`}Math.floor(Math.random() * ${seeds?.length ?? SEEDS})${list && ']'})`],
    ['input', served.input ?? ''],
  ]);
  const fill = (_all: string, what: string) => {
    const isVariable = Number(what) >= 0;
    const text =
      filled.get(what) ?? (isVariable ? `m$${((first + Number(what)) % 36 ** 3).toString(36)}` : `m${short(what)}`);
    filled.set(what, text);
    return text;
  };
  const manifest: ManifestFile = JSON.parse(readFileSync(path.join(made, VERSIONS_MANIFEST), 'utf8'));
  const files = readdirSync(path.join(made, 'static')).map((name) => `static/${name}`);
  const shownOf = (expose: string) =>
    served.versions
      .map((version) => exposeIn(expose, version))
      .find((one) => manifest.exposes.some(({ path }) => path === one)) ?? expose;
  const partsOf = (file: string) => FILE.exec(file)?.groups;
  const alias = (file: string) => {
    const { name, ending } = partsOf(file) ?? {};
    return name ? `static/${name.replace(GAP, fill)}.${short(file)}.${ending}` : file;
  };
  /** By the names of chunks. */
  const versionsOf = new Map<string, string[]>();
  for (const { name, version } of files.map(partsOf).filter((parts) => parts !== undefined))
    if (name && version) versionsOf.set(name, [...(versionsOf.get(name) ?? []), version]);
  const isShown = (file: string) => {
    const { name = '', version } = partsOf(file) ?? {};
    const shown = versionsOf.get(name)?.find((one) => served.versions.includes(one));
    return version === shown;
  };

  linkAll(dist, into, (file) => file !== MANIFEST && !/^(static|versions)(\/|$)|^practice\/versions\./.test(file));
  // Of one time, because that of each would tell their order in the build, which is another one in each version.
  const now = new Date();
  const write = (file: string, text: string) => {
    writeFileSync(path.join(into, file), text);
    utimesSync(path.join(into, file), now, now);
  };
  mkdirSync(path.join(into, 'static'), { recursive: true });
  for (const [from, all] of [
    [made, files],
    [dist, readdirSync(path.join(dist, 'static')).map((name) => `static/${name}`)],
  ] as const)
    for (const file of all) {
      if (partsOf(file) || /\.(br|gz)$/.test(file) || existsSync(path.join(into, file))) continue;
      symlinkSync(path.join(from, file), path.join(into, file));
    }
  const sizes = new Map<string, number>();
  const keyOf = (file: string) => `${partsOf(file)?.name}.${partsOf(file)?.ending}`;
  const sourceOf = (file: string) => withGaps(readFileSync(path.join(made, file), 'utf8'));
  for (const file of files)
    if (partsOf(file))
      sizes.set(keyOf(file), Math.max(sizes.get(keyOf(file)) ?? 0, statSync(path.join(made, file)).size));
  for (const [key, size] of sizes)
    if (versionsOf.has(path.parse(key).name)) sizes.set(key, size + ROOM * (await decoysOfAll(key)).join().length);
  const entry = manifest.metaData.remoteEntry;
  for (const file of files.filter((one) => partsOf(one) && isShown(one))) {
    const source = sourceOf(file);
    const text = file === entry.path + entry.name ? entryOf(source) : await inOtherForm(file, source);
    const probe = served.input && file.endsWith('.js') ? (await codeOf('', PROBE)).text : '';
    write(alias(file), padded(`${text}\n${probe}`.replace(GAP, fill), sizes.get(keyOf(file)) ?? 0));
  }
  if (served.input) write(served.input, '');
  const shownAssets = (expose: string) => manifest.exposes.find(({ path }) => path === shownOf(expose))?.assets;
  // The shell reads no others, and these would have the names of a version.
  const aliased = (list?: { sync: string[] }) => ({ sync: (list?.sync ?? []).map(alias).sort(), async: [] });
  const exposes = manifest.exposes
    .filter(({ path }) => !path.includes('@'))
    .map((one) => ({
      ...one,
      assets: { js: aliased(shownAssets(one.path)?.js), css: aliased(shownAssets(one.path)?.css) },
    }));
  write(
    MANIFEST,
    JSON.stringify({
      ...manifest,
      metaData: { ...manifest.metaData, remoteEntry: { ...entry, path: '', name: alias(entry.path + entry.name) } },
      exposes,
    }),
  );

  async function inOtherForm(file: string, source: string): Promise<string> {
    const { name = '', ending } = partsOf(file) ?? {};
    if (!versionsOf.has(name) && !OF_VERSION.test(source)) return source;
    const all = versionsOf.has(name) ? await decoysOfAll(keyOf(file)) : [];
    if (ending === 'css') return withSplitRules(source, all);
    const isFresh = fresh ? fresh.includes(name) : versionsOf.has(name);
    return inOtherWays(await (isFresh ? readCode(source, true) : codeOf(path.join(made, file), source)), all);
  }

  function decoysOfAll(key: string): Promise<string[]> {
    const place = path.join(made, key);
    const found = decoys.get(place) ?? decoysIn(files.filter((file) => keyOf(file) === key));
    decoys.set(place, found);
    return found;
  }

  /** Those of all versions, so that no version has a word of its own, before Terser or after it. */
  async function decoysIn(scripts: string[]): Promise<string[]> {
    const sources = scripts.map(sourceOf);
    if (scripts[0]?.endsWith('.css')) return decoyRulesOf(sources);
    const codes = await Promise.all(scripts.map((file, i) => codeOf(path.join(made, file), sources[i] as string)));
    return decoysOf([...sources, ...codes.map(({ text }) => text)]);
  }

  /** A comment of chance up to a size of chance, so that the same code never has the same bytes, and a size says nothing of the code. */
  function padded(text: string, largest: number): string {
    const length = Math.max(0, largest + randomInt(4096, 8192) - Buffer.byteLength(text));
    return `${text}\n/*${randomBytes(Math.ceil(length / 2))
      .toString('hex')
      .slice(0, length)}*/`;
  }

  /** The pages as they are shown, under their usual names, and the files of no other version. Throws if it names files in a way of its own. */
  function entryOf(text: string): string {
    const pages = new Map([...text.matchAll(PAGE)].map(([, expose = '', code = '']) => [expose, code]));
    const ids = [...new Set(text.match(ID_OF_CHUNK))];
    const tables = new Map(
      [...text.matchAll(NAMES_OF_FILES)].map(([, kind = '', code = '']) => {
        const fileOf: (id: string) => string = runInThisContext(`(chunkId) => ${code}`);
        const shown = ids.filter((id) => files.includes(fileOf(id)) && isShown(fileOf(id)));
        const aliases = shown.map((id) => [id, alias(fileOf(id))] as const);
        // In this order, because webpack's tells the version.
        const sorted = aliases.sort(([, one], [, other]) => one.localeCompare(other));
        return [kind, JSON.stringify(Object.fromEntries(sorted))];
      }),
    );
    const other = text
      .replace(PAGE, (_all, expose: string) =>
        expose.includes('@')
          ? ''
          : `\t"${expose}": ${(pages.get(shownOf(expose)) ?? '').replace(/\/\*.*?\*\//g, '')},\n`,
      )
      .replace(NAMES_OF_FILES, (_all, kind: string) => `${kind} = (chunkId) => (${tables.get(kind)}[chunkId]);`)
      .replace(CHUNKS_WITH_STYLES, () => tables.get('miniCssF') ?? '{}')
      .replace(CHUNKS, (_all, pattern: string) => `/^(${ids.filter((id) => RegExp(pattern).test(id)).join('|')})$/`);
    if (other.includes('"static/"')) throw new Error(`${made} names its files in a way that prove does not know.`);
    return other;
  }
}

/** Asks for the file `input` when the first input reaches the page. A document loads several scripts, and one of them is enough. */
const PROBE = `
;(() => {
  const name = "${gap('input')}";
  if (globalThis[Symbol.for(name)] || !document.currentScript) return;
  globalThis[Symbol.for(name)] = true;
  const address = new URL('../' + name, document.currentScript.src);
  const kinds = ${JSON.stringify(INPUTS)};
  const tell = () => {
    // A browser writes a request that fails onto the console.
    if (!navigator.onLine) return;
    for (const kind of kinds) removeEventListener(kind, tell, true);
    const { seed } = document.documentElement.dataset;
    fetch(address + (seed ? '?seed=' + seed : ''), { keepalive: true }).catch(() => {});
  };
  for (const kind of kinds) addEventListener(kind, tell, true);
})();`;

/** How an entry names the file of a chunk. */
const NAMES_OF_FILES = /(?<=__webpack_require__\.)(u|miniCssF) = \(chunkId\) => (.+);$/gm;

/** Which chunks of an entry have styles. */
const CHUNKS_WITH_STYLES = /(?<=\bcssChunks = )\{.*?\}/;

/** Some chunks in an entry, in as few characters as can be. */
const CHUNKS = /\/(\^.*?\$)\/(?=\.test\(chunkId\))/g;

const ID_OF_CHUNK = /ɱc\d+ɱ/g;

/** A module of a version in a script. */
const OF_VERSION = /ɱv\d/;

/** A page in a container: `"./counter/Counter": () => { … },` */
const PAGE = /^\t"(\.\/[^"]+)": (\(\) => \{\n.*?\n\t\}),?\n/gms;

function linkAll(from: string, into: string, isTaken: (file: string) => boolean, below = ''): void {
  mkdirSync(path.join(into, below), { recursive: true });
  for (const entry of readdirSync(path.join(from, below), { withFileTypes: true })) {
    const file = path.posix.join(below, entry.name);
    if (!isTaken(file)) continue;
    if (entry.isDirectory()) linkAll(from, into, isTaken, file);
    else symlinkSync(path.join(from, file), path.join(into, file));
  }
}
