import { createHash, randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { access, constants, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { BUILD_ID, BUILD_ID_FILE, BUILDS } from '../../../../shared/contract/build.ts';
import type { ManifestFile } from '../../../../shared/contract/manifest.ts';
import { isHashed } from '../render/headers.ts';

/**
 * A static server serves a folder with all builds of one origin that were published there. One file decides which build is the
 * current one: the manifest of a group, or the document of the shell. It is replaced last and in one step. `.builds` has a
 * list of the builds and copies of the files that they replace. `builds` has the manifest of each build of a group by its id, and
 * those of channels by their names, so that the address of a page can ask for them.
 */
const MANIFEST = 'mf-manifest.json';
const DOCUMENT = 'index.html';
const RECORDS = '.builds';

/** A publication that was killed keeps the folder locked for this long. */
const STALE_MS = 15_000;
const RETRY_MS = 200;

export interface Build {
  /** 12 hexadecimal digits: a hash of the files in `replaced`. */
  id: string;
  /** Files with a hash in their names, relative to the folder. */
  hashed: string[];
  /** Files that the next build replaces. */
  replaced: string[];
  /** True after a rollback from this build. No rollback makes it current again. */
  withdrawn?: true;
  /** True if its publication was killed, so that it may never have been current. No rollback makes it current. */
  unfinished?: true;
  /** True if it was only published to a channel. No rollback makes it current. */
  staged?: true;
}

interface Publication {
  /** How many builds to keep. By default all of them. */
  keep?: number;
  /** How long to wait, in milliseconds, while somebody else works on the folder. By default it does not wait. */
  patience?: number;
  /** Publishes to this channel of the group. The current build stays. */
  channel?: string | undefined;
}

/**
 * Publishes a build and makes it current. Earlier builds and their files stay, or only the newest `keep` of them. You can publish
 * the same build twice. Resolves with the build, the number of new files, the build that a rollback would return to, and the
 * builds that were removed. If `dist` is not complete, the folder belongs to another origin or somebody else works on it, it
 * rejects with one line, and the current build stays.
 */
export async function publish(dist: string, folder: string, { keep, patience, channel }: Publication = {}) {
  const { container, files } = await checkComplete(dist);
  if (channel && !files.includes(MANIFEST)) throw new Error('The shell has no channels: only groups have them.');
  return alone(folder, patience, async () => {
    const owner = await ownerOf(folder);
    if (owner && owner !== container) throw new Error(`${folder} is the folder of ${owner}, not of ${container}.`);

    const hashed = files.filter(isHashed);
    // Without compressed copies, which would not be replaced in the same moment. The server compresses these files itself.
    const replaced = files.filter((file) => !isHashed(file) && !/\.(br|gz)$/.test(file));
    const build: Build = { id: await identify(dist, replaced), hashed, replaced };

    await removeUnfinished(folder);
    const builds = await readBuilds(folder);
    const isNew = !builds.some(({ id }) => id === build.id);
    // Before its files, so that those of a publication that fails or is killed can be found.
    if (isNew) await writeBuilds(folder, [...builds, { ...build, unfinished: true }]);
    let added = 0;
    try {
      for (const file of hashed) {
        const [source, target] = [path.join(dist, file), path.join(folder, file)];
        // The same name and size is enough, because the name has a hash of the content and `put` writes whole files.
        if ((await statOf(target))?.size === (await stat(source)).size) continue;
        await put(source, target);
        added += 1;
      }
      for (const file of replaced) {
        const record = recordOf(folder, build, file);
        if (file === MANIFEST) await putManifest(path.join(dist, file), record, build);
        // `/healthz` says it. The id that the build wrote is that of its sources, and nobody else knows it.
        else if (file === BUILD_ID_FILE) await putText(record, build.id);
        else await put(path.join(dist, file), record);
      }
    } catch (error) {
      // A disk that is full would stay full.
      await removeUnfinished(folder);
      throw error;
    }
    const current = await currentBuild(folder);
    if (channel) {
      if (isNew) await writeBuilds(folder, [...builds, { ...build, staged: true }]);
      await put(recordOf(folder, build, MANIFEST), path.join(folder, BUILDS, channel, MANIFEST));
    } else {
      const others = builds
        .filter(({ id }) => id !== build.id)
        .map((other) => (other.id === current?.id ? { ...other, unfinished: undefined } : other));
      await writeBuilds(folder, [...others, { ...build, unfinished: true }]);
      await makeCurrent(folder, build);
      await writeBuilds(folder, [...others, build]);
    }
    await putManifests(folder);
    const forgotten = keep ? await forget(folder, keep) : [];
    return { build, added, previous: before(await readBuilds(folder), build), forgotten };
  });
}

/** Makes the folder if it does not exist. Rejects with one line if it cannot be written to. */
export async function requireFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new Error(`${folder} is not a folder that you can write to.`);
  }
}

/** The builds of a folder, newest first, which of them is current, and the channels that have them. */
export async function listBuilds(folder: string): Promise<(Build & { current: boolean; channels: string[] })[]> {
  const current = await currentBuild(folder);
  const channels = await channelsOf(folder);
  return (await readBuilds(folder)).reverse().map((build) => ({
    ...build,
    current: build.id === current?.id,
    channels: [...channels].filter(([, id]) => id === build.id).map(([name]) => name),
  }));
}

/** Ends a channel. Its build stays until `keep` removes it. Rejects with one line if there is no such channel. */
export async function closeChannel(folder: string, channel: string): Promise<void> {
  if (!(await channelsOf(folder)).has(channel)) throw new Error(`${folder} has no channel ${channel}.`);
  await alone(folder, 0, () => rm(path.join(folder, BUILDS, channel), { recursive: true }));
}

/** Makes the build before the current one current again. Rejects with one line if there is none. */
export async function rollBack(folder: string): Promise<{ from: Build; to: Build }> {
  const nothing = new Error(`Nothing was published to ${folder} yet.`);
  if (!(await ownerOf(folder))) throw nothing;
  return alone(folder, 0, async () => {
    const builds = await readBuilds(folder);
    const from = await currentBuild(folder);
    if (!from) throw nothing;
    const to = before(builds, from);
    if (!to) throw new Error(`${folder} has no build before ${from.id} to go back to.`);
    const withdrawn = builds.map((build) => (build.id === from.id ? { ...build, withdrawn: true as const } : build));
    await writeBuilds(folder, withdrawn);
    await makeCurrent(folder, to);
    return { from, to };
  });
}

/** Works on a folder while nobody else does. Rejects with one line if somebody still does after `patience` milliseconds. */
async function alone<T>(folder: string, patience = 0, work: () => Promise<T>): Promise<T> {
  for (const written of [folder, path.join(folder, RECORDS)]) await requireFolder(written);
  const release = await lock(folder, {
    lockfilePath: path.join(folder, RECORDS, 'lock'),
    stale: STALE_MS,
    retries: { retries: patience / RETRY_MS, factor: 1, minTimeout: RETRY_MS },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new Error(`Somebody else is publishing to ${folder}. Nothing was changed: try again when they are done.`);
  });
  try {
    return await work();
  } finally {
    await release();
  }
}

/** Removes all builds but the newest `keep`, the current one and those of channels. Pages of removed ones can load no more chunks. */
async function forget(folder: string, keep: number): Promise<Build[]> {
  const builds = await readBuilds(folder);
  const current = await currentBuild(folder);
  const named = new Set((await channelsOf(folder)).values());
  const others = builds.filter(({ id }) => id !== current?.id && !named.has(id));
  const forgotten = others.slice(0, Math.max(0, others.length - (keep - 1)));
  const kept = builds.filter((build) => !forgotten.includes(build));
  await writeBuilds(folder, kept);
  await removeFiles(folder, forgotten, kept);
  return forgotten;
}

/** Removes what publications left that failed or were killed. Nobody has seen their builds. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (UNFINISHED.test(path.basename(file))) await rm(path.join(folder, file), { force: true });
  }
  const [builds, current, channels] = [await readBuilds(folder), await currentBuild(folder), await channelsOf(folder)];
  const seen = [current?.id, ...channels.values()];
  const left = builds.filter(({ id, unfinished }) => unfinished && !seen.includes(id));
  if (left.length === 0) return;
  // A killed publication may have replaced some of the files.
  const inPlace = await Promise.all(current?.replaced.map((file) => isInPlace(folder, current, file)) ?? []);
  if (current && inPlace.includes(false)) await makeCurrent(folder, current);
  const kept = builds.filter((build) => !left.includes(build));
  await removeFiles(folder, left, kept);
  await writeBuilds(folder, kept);
}

/** Removes the files that only these builds have. */
async function removeFiles(folder: string, builds: Build[], kept: Build[]): Promise<void> {
  const needed = new Set(kept.flatMap(({ hashed }) => hashed));
  for (const { id, hashed } of builds) {
    for (const file of hashed) if (!needed.has(file)) await rm(path.join(folder, file), { force: true });
    for (const place of [RECORDS, BUILDS]) await rm(path.join(folder, place, id), { recursive: true, force: true });
  }
}

/** Resolves with the owner and the files of a build. Rejects if there is no build, or if its manifest names another file. */
async function checkComplete(dist: string): Promise<{ container: string; files: string[] }> {
  const container = await ownerOf(dist);
  if (!container) throw new Error(`${dist} holds no build: it has neither ${MANIFEST} nor ${DOCUMENT}.`);
  const files = await filesOf(dist);
  const { metaData, exposes = [] } = (await readManifest(dist)) ?? {};
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]);
  if (metaData) assets.push(`${metaData.remoteEntry.path}${metaData.remoteEntry.name}`);
  for (const file of assets) {
    if (!files.includes(file)) {
      throw new Error(`${dist} is not complete: its manifest names ${file}, which is missing. Build it again.`);
    }
  }
  return { container, files };
}

/** The container whose builds a folder has, `the shell`, or undefined if it has none. */
async function ownerOf(folder: string): Promise<string | undefined> {
  const manifest = await readManifest(folder);
  if (manifest) return manifest.metaData.name;
  return (await statOf(path.join(folder, DOCUMENT))) && 'the shell';
}

async function readManifest(folder: string): Promise<(ManifestFile & { metaData: { name: string } }) | undefined> {
  const text = await textOf(path.join(folder, MANIFEST));
  return text === undefined ? undefined : JSON.parse(text);
}

/** The files of a build. Rejects if it has a link, because nobody knows what that leads to when the build is served. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const nameOf = (entry: Dirent) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/');
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link)
    throw new Error(`${folder} has a symbolic link, ${nameOf(link)}. Put the file itself there, or build it again.`);
  return entries
    .filter((entry) => entry.isFile() && (!entry.name.startsWith('.') || entry.name === BUILD_ID_FILE))
    .map(nameOf)
    .sort();
}

async function identify(folder: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** It is not recorded anywhere, so no record can be wrong. If several builds have the same manifest, their other files decide. */
async function currentBuild(folder: string): Promise<Build | undefined> {
  const candidates: Build[] = [];
  for (const build of (await readBuilds(folder)).reverse()) {
    if (await isInPlace(folder, build, decisiveOf(build))) candidates.push(build);
  }
  for (const build of candidates) {
    const inPlace = await Promise.all(build.replaced.map((file) => isInPlace(folder, build, file)));
    if (inPlace.every(Boolean)) return build;
  }
  return candidates[0];
}

/** Whether the folder serves this file as the build has it. */
async function isInPlace(folder: string, build: Build, file: string): Promise<boolean> {
  const [served, own] = await Promise.all(
    [path.join(folder, file), recordOf(folder, build, file)].map((name) => readFile(name).catch(() => undefined)),
  );
  return Boolean(own && served?.equals(own));
}

/** The file that makes a build the current one. */
function decisiveOf({ replaced }: Build): string {
  return replaced.includes(MANIFEST) ? MANIFEST : DOCUMENT;
}

/** The newest build before this one that was current and not rolled back. */
function before(builds: Build[], { id }: Build): Build | undefined {
  const index = builds.findIndex((build) => build.id === id);
  return builds
    .slice(0, index < 0 ? undefined : index)
    .findLast(({ withdrawn, unfinished, staged }) => !withdrawn && !unfinished && !staged);
}

/** Puts the files that builds replace into place, the decisive one last. */
async function makeCurrent(folder: string, build: Build): Promise<void> {
  const decisive = decisiveOf(build);
  for (const file of [...build.replaced.filter((name) => name !== decisive), decisive]) {
    for (const ending of ['.br', '.gz']) await rm(path.join(folder, file + ending), { force: true });
    await put(recordOf(folder, build, file), path.join(folder, file));
  }
}

/** Puts the manifest of each build where the address of a page can ask for it. */
async function putManifests(folder: string): Promise<void> {
  for (const build of await readBuilds(folder)) {
    const target = path.join(folder, BUILDS, build.id, MANIFEST);
    if (build.replaced.includes(MANIFEST) && !(await statOf(target)))
      await put(recordOf(folder, build, MANIFEST), target);
  }
}

/** The builds of the channels, by the channels' names. Not recorded anywhere else, so no record can be wrong. */
async function channelsOf(folder: string): Promise<Map<string, string>> {
  const names = await readdir(path.join(folder, BUILDS)).catch(() => []);
  const manifestIn = (at: string) => textOf(path.join(folder, at, MANIFEST));
  const channels = new Map<string, string>();
  const builds = await readBuilds(folder);
  for (const name of names.filter((one) => !BUILD_ID.test(one))) {
    const own = await manifestIn(path.join(BUILDS, name));
    for (const { id } of own ? builds : [])
      if ((await manifestIn(path.join(RECORDS, id))) === own) channels.set(name, id);
  }
  return channels;
}

/** The copy of a file that a build replaces. */
function recordOf(folder: string, { id }: Build, file: string): string {
  return path.join(folder, RECORDS, id, file);
}

/** All builds of a folder, newest last. */
async function readBuilds(folder: string): Promise<Build[]> {
  return JSON.parse((await textOf(path.join(folder, RECORDS, 'builds.json'))) ?? '[]');
}

const writeBuilds = (folder: string, builds: Build[]) =>
  putText(path.join(folder, RECORDS, 'builds.json'), `${JSON.stringify(builds, null, 2)}\n`);

/** Adds the build's id and the time of its first publication here. Later ones keep the file: it says which build a channel has. */
async function putManifest(source: string, record: string, { id }: Build): Promise<void> {
  if (await statOf(record)) return;
  const manifest = JSON.parse(await readFile(source, 'utf8'));
  manifest.metaData.buildInfo = { ...manifest.metaData.buildInfo, buildVersion: id };
  manifest.metaData.published = new Date().toISOString();
  await putText(record, JSON.stringify(manifest));
}

const putText = (target: string, text: string) => inOneStep(target, (unfinished) => writeFile(unfinished, text));

const put = (source: string, target: string) => inOneStep(target, (unfinished) => copyFile(source, unfinished));

/** The names of files that are being written. No server serves them. */
const UNFINISHED = /^\.[0-9a-f]{12}$/;

/** Replaces a file so that a reader gets the whole old file or the whole new one. */
async function inOneStep(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `.${randomBytes(6).toString('hex')}`);
  await write(unfinished);
  await rename(unfinished, file);
}

const statOf = (file: string) => stat(file).catch(() => undefined);
const textOf = (file: string) => readFile(file, 'utf8').catch(() => undefined);
