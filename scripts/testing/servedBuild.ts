import { createHash, randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { ManifestFile } from '../../shared/contract/manifest.ts';
import { exposeIn, VERSIONS_MANIFEST } from '../../shared/contract/versionNames.ts';

const MANIFEST = 'mf-manifest.json';

/** A script or a style sheet of a build, e.g. `static/counter-v03f9a.0123456789ab.js`. */
const FILE = /^static\/(?<name>.+?)(?:-(?<version>v[0-9a-f]{5}))?\.(?<hash>[0-9a-f]{12})\.(?<ending>js|css)$/;

/** How a page draws its seed. */
const SEED = 'String(Math.floor(Math.random() * 1_000_000))';

/** What redesigns call their ids and classes. Only one run calls them so. */
const MARKS = /\b(?:el-1f|c-1f|k[0-9a-f]{8})\b/g;

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

/** A gap in a script: the name of a variable by its number, the seed, or the address of the file `input`. */
const GAP = /ɱ(\w+)ɱ/g;
const gap = (what: string | number) => `ɱ${what}ɱ`;

/** Scripts with gaps by their files. The names of files tell their text. Libraries have no version, and so keep their names of variables. */
const scripts = new Map<string, Promise<string>>();

async function scriptWithGaps(file: string, isRenamed: boolean): Promise<string> {
  const text = `${readFileSync(file, 'utf8').replaceAll(SEED, gap('seed'))}\n${PROBE}`;
  if (!isRenamed) return text;
  const mangle = { nth_identifier: { get: gap } };
  const { code } = await TerserPlugin.terserMinify({ 'script.js': text }, undefined, { compress: false, mangle });
  return code ?? text;
}

export interface Served {
  /** The versions that the pages are shown in. All others are as today. */
  versions: string[];
  /** A page that is opened without a seed draws one of these, else a number below `SEEDS`. */
  seeds?: string[] | undefined;
  /** A file that a page asks for when an input reaches it. */
  input: string;
}

/**
 * Writes the build of a group into the folder `into`, for one run of a suite. `made` has its versions, `dist` all other files. Nothing in it
 * tells which version a page has: names of files, names in scripts and sizes are of this run alone, and there are no other versions.
 */
export async function writeServedBuild(dist: string, made: string, into: string, served: Served): Promise<void> {
  const salt = randomBytes(8).toString('hex');
  const short = (text: string) =>
    createHash('sha256')
      .update(salt + text)
      .digest('hex')
      .slice(0, 12);
  const first = randomInt(36 ** 3);
  const manifest: ManifestFile = JSON.parse(readFileSync(path.join(made, VERSIONS_MANIFEST), 'utf8'));
  const files = readdirSync(path.join(made, 'static')).map((name) => `static/${name}`);
  const shownOf = (expose: string) =>
    served.versions
      .map((version) => exposeIn(expose, version))
      .find((one) => manifest.exposes.some(({ path }) => path === one)) ?? expose;
  const partsOf = (file: string) => FILE.exec(file)?.groups;
  const alias = (file: string) => {
    const { name, ending } = partsOf(file) ?? {};
    // A number of webpack's is another one in each version.
    const shown = /^\d+$/.test(name ?? '') ? short(`${name}`) : name;
    return name ? `static/${shown}.${short(file)}.${ending}` : file;
  };
  const isShown = (file: string) => {
    const version = partsOf(file)?.version;
    return !version || served.versions.includes(version);
  };

  linkAll(dist, into, (file) => file !== MANIFEST && !/^(static|versions)(\/|$)|^practice\/versions\./.test(file));
  const write = (file: string, text: string) => writeFileSync(path.join(into, file), text);
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
  const inVersions = new Set(files.map(partsOf).map((parts) => parts?.version && parts.name));
  const keyOf = (file: string) => `${partsOf(file)?.name}.${partsOf(file)?.ending}`;
  for (const file of files)
    if (partsOf(file))
      sizes.set(keyOf(file), Math.max(sizes.get(keyOf(file)) ?? 0, statSync(path.join(made, file)).size));
  const entry = manifest.metaData.remoteEntry;
  for (const file of files.filter((one) => partsOf(one) && isShown(one))) {
    const from = path.join(made, file);
    const text = file.endsWith('.js')
      ? await scriptOf(from, inVersions.has(partsOf(file)?.name))
      : readFileSync(from, 'utf8');
    const marked = text.replace(MARKS, (mark) => `m${short(mark)}`);
    write(
      alias(file),
      padded(file === entry.path + entry.name ? entryOf(marked) : marked, sizes.get(keyOf(file)) ?? 0),
    );
  }
  write(served.input, '');
  const shownAssets = (expose: string) => manifest.exposes.find(({ path }) => path === shownOf(expose))?.assets;
  const aliased = (list?: { sync: string[] }) => ({ ...list, sync: (list?.sync ?? []).map(alias).sort() });
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

  /** With other names of variables in each run, so that the text of a page is never the same. */
  async function scriptOf(file: string, isRenamed: boolean): Promise<string> {
    const made = scripts.get(file) ?? scriptWithGaps(file, isRenamed);
    scripts.set(file, made);
    const { seeds } = served;
    const list = seeds ? JSON.stringify(seeds) : '';
    const filled: Record<string, string> = {
      seed: `String(${list && `${list}[`}Math.floor(Math.random() * ${seeds?.length ?? SEEDS})${list && ']'})`,
      input: served.input,
    };
    return (await made).replace(
      GAP,
      (_all, what: string) => filled[what] ?? `m$${((first + Number(what)) % 36 ** 3).toString(36)}`,
    );
  }

  /** A comment of chance up to a size of chance, so that the same code never has the same bytes, and a size says nothing of the code. */
  function padded(text: string, largest: number): string {
    const length = Math.max(0, largest + randomInt(2048, 4096) - Buffer.byteLength(text));
    return `${text}\n/*${randomBytes(Math.ceil(length / 2))
      .toString('hex')
      .slice(0, length)}*/`;
  }

  /** The pages as they are shown, under their usual names, and the files of no other version. */
  function entryOf(text: string): string {
    const pages = new Map([...text.matchAll(PAGE)].map(([, expose = '', code = '']) => [expose, code]));
    return text
      .replace(PAGE, (_all, expose: string) =>
        expose.includes('@')
          ? ''
          : `\t"${expose}": ${(pages.get(shownOf(expose)) ?? '').replace(/\/\*.*?\*\//g, '')},\n`,
      )
      .replace(/(\("static\/" \+ \(.*\[chunkId\] \+ "\.(js|css)"\))/g, (all, _code, ending: string) => {
        const [names = {}, hashes = {}] = [...all.matchAll(/\{[^{}]*\}/g)].map(([json]) => JSON.parse(json));
        const aliases = Object.entries<string>(hashes).flatMap(([id, hash]) => {
          const file = `static/${names[id] ?? id}.${hash}.${ending}`;
          return files.includes(file) && isShown(file) ? [[id, alias(file)]] : [];
        });
        return `(${JSON.stringify(Object.fromEntries(aliases))}[chunkId])`;
      });
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
    for (const kind of kinds) removeEventListener(kind, tell, true);
    const { seed } = document.documentElement.dataset;
    fetch(address + (seed ? '?seed=' + seed : ''), { keepalive: true }).catch(() => {});
  };
  for (const kind of kinds) addEventListener(kind, tell, true);
})();`;

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
