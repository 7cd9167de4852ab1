import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestFile } from '../../shared/contract/manifest.ts';
import { build } from '../build/build.ts';
import { workspacesNamed } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';

const HELP = `
npm run publish:remote -- <group> <folder> [--rollback | --keep <builds>]

Builds a group if its sources changed, and publishes it to a folder that a static server serves, without a moment in which
it is half there. The group is a name, or a folder that lies elsewhere.

  --rollback       makes the build before the current one current again, and publishes nothing
  --keep <builds>  publishes, and then forgets all but so many builds
`;

/**
 * A folder that a static server serves, with every build of one remote that was published there. Only the manifest says
 * which of them is the current one, so that is what changes last, in one step; `.builds` remembers the others.
 */
const MANIFEST = 'mf-manifest.json';
const RECORDS = '.builds';

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

/**
 * Publishes a build: files first, the manifest last. Earlier builds and their files stay. The same build twice is no harm.
 * Resolves with the build, how many of its files were not there before, and what a rollback would bring back. Rejects with
 * one line, and without having touched the manifest, when `dist` is not complete or the folder is another remote's.
 */
export async function publish(dist: string, folder: string) {
  const container = await checkComplete(dist);
  await mkdir(folder, { recursive: true }).catch(() => {
    throw new Error(`${folder} is not a folder that can be written to.`);
  });
  const owner = (await readManifest(folder))?.metaData.name;
  if (owner && owner !== container) throw new Error(`${folder} is the folder of ${owner}, not of ${container}.`);

  const files = await filesOf(dist);
  const hashed = files.filter((file) => HASHED.test(path.basename(file)));
  // Compressed copies of what is replaced could be newer or older than it for a moment: servers compress such files themselves.
  const replaced = files.filter((file) => !hashed.includes(file) && !/\.(br|gz)$/.test(file));
  const build: Build = { id: await identify(dist, replaced), hashed, replaced };
  const earlier = await currentBuild(folder);

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
  return { build, added, previous: earlier?.id === build.id ? before(others, build) : earlier };
}

/** Makes the build before the current one the current one again. Rejects with one line when there is none. */
export async function rollBack(folder: string): Promise<{ from: Build; to: Build }> {
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
}

/**
 * Forgets all builds but the current one and the newest others, `keep` in all, and removes the files that only they had.
 * Pages that were opened with one of them cannot load their further parts from then on. Resolves with what was forgotten.
 */
export async function prune(folder: string, keep: number): Promise<Build[]> {
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

/** The container's name. Rejects when there is no build, or its manifest names a file that is not there. */
async function checkComplete(dist: string): Promise<string> {
  const manifest = await readManifest(dist);
  if (!manifest) throw new Error(`${dist} holds no build of a remote: it has no ${MANIFEST}.`);
  const { metaData, exposes } = manifest;
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]);
  for (const file of [`${metaData.remoteEntry.path}${metaData.remoteEntry.name}`, ...assets]) {
    if (!(await stat(path.join(dist, file)).catch(() => undefined))) {
      throw new Error(`${dist} is not complete: its manifest names ${file}, which is not there.`);
    }
  }
  return metaData.name;
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
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

async function identify(folder: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** The build whose manifest the folder has: there is no second place that could say otherwise. */
async function currentBuild(folder: string): Promise<Build | undefined> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => undefined);
  const manifest = await read(MANIFEST);
  for (const build of (await readBuilds(folder)).reverse()) {
    if (manifest !== undefined && manifest === (await read(`${RECORDS}/${build.id}/${MANIFEST}`))) return build;
  }
  return undefined;
}

/** The newest build older than this one that was not rolled back itself. */
function before(builds: Build[], { id }: Build): Build | undefined {
  const index = builds.findIndex((build) => build.id === id);
  return builds.slice(0, index < 0 ? undefined : index).findLast(({ withdrawn }) => !withdrawn);
}

/** Puts the files that builds replace in place, the manifest as the last of them. */
async function makeCurrent(folder: string, { id, replaced }: Build): Promise<void> {
  for (const file of [...replaced.filter((name) => name !== MANIFEST), MANIFEST]) {
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

if (process.argv[1] === import.meta.filename) {
  const options = { rollback: { type: 'boolean' }, keep: { type: 'string' } } as const;
  run(HELP, { allowPositionals: true, options }, async ({ positionals, values: { rollback, keep } }) => {
    const [name, folder, ...rest] = positionals;
    if (!name || !folder || rest.length > 0) throw new Error('It takes a group and a folder. --help says more.');
    if (rollback && keep) throw new Error('--rollback publishes nothing, so there is nothing to --keep.');
    if (keep && !/^[1-9]\d*$/.test(keep)) throw new Error('--keep takes how many builds to keep, at least 1.');
    const [workspace] = workspacesNamed([name]);
    if (!workspace || name === 'shell') throw new Error(`${name} is no group. --help says more.`);
    if (rollback) {
      const { from, to } = await rollBack(folder);
      console.log(`${name}: back from build ${from.id} to ${to.id}`);
      return;
    }
    await build([name]);
    const { build: published, added, previous } = await publish(path.join(workspace.directory, 'dist'), folder);
    console.log(`${name}: build ${published.id} is published, with ${added} new files`);
    if (previous) console.log(`  --rollback goes back to ${previous.id}`);
    const forgotten = keep ? await prune(folder, Number(keep)) : [];
    if (forgotten.length > 0) console.log(`  forgotten: ${forgotten.map(({ id }) => id).join(', ')}`);
  });
}
