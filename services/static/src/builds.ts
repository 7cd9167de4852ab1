import { createHash, randomBytes } from 'node:crypto';
import { access, constants, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { BUILD_ID_FILE } from '../../../shared/contract/build.ts';
import type { ManifestFile } from '../../../shared/contract/manifest.ts';

/**
 * A folder that a static server serves, with every build of one origin that was published there. One file says which of
 * them is the current one, so that is what changes last, in one step: a group's manifest, and the shell's document.
 * `.builds` remembers the others.
 */
const MANIFEST = 'mf-manifest.json';
const DOCUMENT = 'index.html';
const RECORDS = '.builds';

/** A publication that was killed holds its folder this long. */
const STALE_MS = 15_000;
const RETRY_MS = 200;

/** Files of these names hold what their names say for ever; all others are replaced by the next build. */
const HASHED = /\.[0-9a-f]{8,}\./;

/** A build that was published to a folder. */
export interface Build {
  /** 12 hexadecimal digits, a hash of its manifest and of its other files that have no hash in their names. */
  id: string;
  /** Files that keep their names for ever, relative to the folder. */
  hashed: string[];
  /** Files that the next build replaces; copies of them are kept beside the record. */
  replaced: string[];
  /** True once it was rolled back: nothing goes back to it. */
  withdrawn?: true;
}

interface Publication {
  /** How many builds to keep in all; by default all of them. */
  keep?: number;
  /** How long to wait, in milliseconds, while somebody else works on the folder: 0, the default, refuses at once. */
  patience?: number;
}

/**
 * Publishes a build: files first, and last the one that makes it current. Earlier builds and their files stay, all or as
 * many as `keep` says. The same build twice is no harm. Resolves with the build, how many of its files were not there
 * before, what a rollback would bring back, and what was forgotten. Rejects with one line, and without having changed what
 * is current, when `dist` is not complete, the folder is another origin's, or somebody else works on it.
 */
export async function publish(dist: string, folder: string, { keep, patience }: Publication = {}) {
  const container = await checkComplete(dist);
  await requireFolder(folder);
  return alone(folder, patience, async () => {
    const owner = await ownerOf(folder);
    if (owner && owner !== container) throw new Error(`${folder} is the folder of ${owner}, not of ${container}.`);

    const files = await filesOf(dist);
    const hashed = files.filter((file) => HASHED.test(path.basename(file)));
    // Compressed copies of what is replaced could be newer or older than it for a moment: servers compress such files themselves.
    const replaced = files.filter((file) => !hashed.includes(file) && !/\.(br|gz)$/.test(file));
    const build: Build = { id: await identify(dist, replaced), hashed, replaced };

    let added = 0;
    for (const file of hashed) {
      const [source, target] = [path.join(dist, file), path.join(folder, file)];
      // A hashed name promises its content, and `put` leaves no halves.
      if ((await stat(target).catch(() => undefined))?.size === (await stat(source)).size) continue;
      await put(source, target);
      added += 1;
    }
    for (const file of replaced) await put(path.join(dist, file), path.join(folder, RECORDS, build.id, file));
    const others = (await readBuilds(folder)).filter(({ id }) => id !== build.id);
    await writeBuilds(folder, [...others, build]);
    await makeCurrent(folder, build);
    const forgotten = keep ? await forget(folder, keep) : [];
    return { build, added, previous: before(await readBuilds(folder), build), forgotten };
  });
}

/** Makes the folder, if it is not there. Rejects with one line where none can be written to. */
export async function requireFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new Error(`${folder} is not a folder that can be written to.`);
  }
}

/** The builds of a folder, the newest first, and which of them is the current one. */
export async function listBuilds(folder: string): Promise<(Build & { current: boolean })[]> {
  const current = await currentBuild(folder);
  const builds = (await readBuilds(folder)).reverse();
  return builds.map((build) => ({ ...build, current: build.id === current?.id }));
}

/** Makes the build before the current one the current one again. Rejects with one line when there is none. */
export async function rollBack(folder: string): Promise<{ from: Build; to: Build }> {
  if (!(await ownerOf(folder))) throw new Error(`Nothing was published to ${folder} yet.`);
  return alone(folder, 0, async () => {
    const builds = await readBuilds(folder);
    const from = await currentBuild(folder);
    if (!from) throw new Error(`Nothing was published to ${folder} yet.`);
    const to = before(builds, from);
    if (!to) throw new Error(`${folder} has no build before ${from.id} to go back to.`);
    await makeCurrent(folder, to);
    await writeBuilds(
      folder,
      builds.map((build) => (build.id === from.id ? { ...build, withdrawn: true } : build)),
    );
    return { from, to };
  });
}

/**
 * Works on a folder while nobody else does, in whichever process or container: what one of them reads of the builds would
 * be old when it writes it. Rejects with one line when somebody else still does after `patience` milliseconds.
 */
async function alone<T>(folder: string, patience = 0, work: () => Promise<T>): Promise<T> {
  await mkdir(path.join(folder, RECORDS), { recursive: true });
  const release = await lock(folder, {
    lockfilePath: path.join(folder, RECORDS, 'lock'),
    stale: STALE_MS,
    retries: { retries: patience / RETRY_MS, factor: 1, minTimeout: RETRY_MS },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new Error(
      `Somebody else publishes to ${folder} just now. Nothing was changed: try again when they are done.`,
    );
  });
  try {
    return await work();
  } finally {
    await release();
  }
}

/**
 * Forgets all builds but the current one and the newest others, `keep` in all, and removes the files that only they had.
 * Pages that were opened with one of them cannot load their further parts from then on. Resolves with what was forgotten.
 */
async function forget(folder: string, keep: number): Promise<Build[]> {
  const builds = await readBuilds(folder);
  const current = await currentBuild(folder);
  const others = builds.filter(({ id }) => id !== current?.id);
  const forgotten = others.slice(0, Math.max(0, others.length - (keep - 1)));
  const kept = builds.filter((build) => !forgotten.includes(build));
  await writeBuilds(folder, kept);
  const needed = new Set(kept.flatMap(({ hashed }) => hashed));
  for (const { id, hashed } of forgotten) {
    for (const file of hashed) if (!needed.has(file)) await rm(path.join(folder, file), { force: true });
    await rm(path.join(folder, RECORDS, id), { recursive: true, force: true });
  }
  return forgotten;
}

/** Whose build it is. Rejects when there is none, or its manifest names a file that is not there. */
async function checkComplete(dist: string): Promise<string> {
  const owner = await ownerOf(dist);
  if (!owner) throw new Error(`${dist} holds no build: it has neither ${MANIFEST} nor ${DOCUMENT}.`);
  const manifest = await readManifest(dist);
  if (!manifest) return owner;
  const { metaData, exposes } = manifest;
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]);
  for (const file of [`${metaData.remoteEntry.path}${metaData.remoteEntry.name}`, ...assets]) {
    if (!(await stat(path.join(dist, file)).catch(() => undefined))) {
      throw new Error(`${dist} is not complete: its manifest names ${file}, which is not there.`);
    }
  }
  return owner;
}

/** The name of the container that a folder holds builds of, `the shell`, or undefined when it holds none. */
async function ownerOf(folder: string): Promise<string | undefined> {
  const manifest = await readManifest(folder);
  if (manifest) return manifest.metaData.name;
  return (await stat(path.join(folder, DOCUMENT)).catch(() => undefined)) && 'the shell';
}

/** Beside what the shell reads of it, the name of the container. */
type Manifest = ManifestFile & { metaData: { name: string } };

async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && (!entry.name.startsWith('.') || entry.name === BUILD_ID_FILE))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

async function identify(folder: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** The build whose manifest or document the folder has: there is no second place that could say otherwise. */
async function currentBuild(folder: string): Promise<Build | undefined> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => undefined);
  for (const build of (await readBuilds(folder)).reverse()) {
    const decisive = decisiveOf(build);
    const text = await read(decisive);
    if (text !== undefined && text === (await read(`${RECORDS}/${build.id}/${decisive}`))) return build;
  }
  return undefined;
}

/** The file that makes a build the current one. */
function decisiveOf({ replaced }: Build): string {
  return replaced.includes(MANIFEST) ? MANIFEST : DOCUMENT;
}

/** The newest build older than this one that was not rolled back itself. */
function before(builds: Build[], { id }: Build): Build | undefined {
  const index = builds.findIndex((build) => build.id === id);
  return builds.slice(0, index < 0 ? undefined : index).findLast(({ withdrawn }) => !withdrawn);
}

/** Puts the files that builds replace in place, the decisive one as the last of them. */
async function makeCurrent(folder: string, build: Build): Promise<void> {
  const { id, replaced } = build;
  const decisive = decisiveOf(build);
  for (const file of [...replaced.filter((name) => name !== decisive), decisive]) {
    for (const ending of ['.br', '.gz']) await rm(path.join(folder, file + ending), { force: true });
    await put(path.join(folder, RECORDS, id, file), path.join(folder, file));
  }
}

/** All builds of a folder, the newest last. */
async function readBuilds(folder: string): Promise<Build[]> {
  const text = await readFile(path.join(folder, RECORDS, 'builds.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text);
}

async function writeBuilds(folder: string, builds: Build[]): Promise<void> {
  const file = path.join(folder, RECORDS, 'builds.json');
  const unfinished = nameBeside(file);
  await writeFile(unfinished, `${JSON.stringify(builds, null, 2)}\n`);
  await rename(unfinished, file);
}

/** Copies a file so that whoever asks for it in the meantime gets the old one or the new one, whole. */
async function put(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const unfinished = nameBeside(target);
  await copyFile(source, unfinished);
  await rename(unfinished, target);
}

/** A name beside a file's own that no server serves, for what is not finished. */
function nameBeside(file: string): string {
  return path.join(path.dirname(file), `.${randomBytes(6).toString('hex')}`);
}
