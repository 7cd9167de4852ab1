import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, MultiStats } from 'webpack';
import { BUILD_ID_FILE } from '../../shared/contract/build.ts';
import { VERSIONS_MANIFEST, versionsManifest } from '../../shared/contract/versionNames.ts';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { project } from '../../shared/project/folders.ts';
import type { BuildOptions } from '../../webpack.config.base.ts';
import { FLAG, run } from '../commandLine.ts';
import { CALLS, CALLS_FILE } from './calls.ts';
import { compress, takeCopies } from './compress.ts';
import { type DemoFolder, readDemoFolders } from './demoFolders.ts';
import { publishDemos } from './publishDemos.ts';
import { putHost } from './putHost.ts';
import { refuseTakenPaths } from './refuseTakenPaths.ts';
import { folderBeside, replaceFolder } from './replaceFolder.ts';
import { GAP, gap } from './versions.ts';
import {
  distOf,
  groupsNamed,
  isGroup,
  isPacked,
  keepSources,
  readSources,
  STANDALONE,
  type Workspace,
  whatIsOld,
  workspacesNamed,
} from './workspaces.ts';
import { writeDocument } from './writeDocument.ts';

const MANIFEST = 'mf-manifest.json';

/** The federation plugin writes this file for its own tools. A site needs only the manifest. */
const STATS = 'mf-stats.json';

const HELP = `
npm run build -- [name or folder…] [--maps] [--versions]

Builds the workspaces of these names, or all without names. It builds only what changed since its last build.

  --maps      also makes source maps, in dist-maps/ beside dist/. They are not served: keep them, for the command trace
  --versions  also makes the versions of the pages that ?version= opens
`;

/** What a process that builds is asked for: one workspace, by its name or folder, and the versions of a demo's pages. */
export interface BuildRequest {
  directory: string;
  maps?: boolean;
  demo?: string;
}

/** For a process of its own. */
const TYPESCRIPT = { execArgv: ['--import', import.meta.resolve('tsx')] };

/**
 * Builds what changed, with one process for each core, and prints what it does. With a group comes the host that opens its pages on its
 * own origin. Rejects if a build fails.
 */
export async function build(names: string[] = [], maps = false): Promise<void> {
  // Before the build, so that you get an error about a wrong address at once.
  const { site } = siteFromEnvironment();
  const named = workspacesNamed(names);
  const host = named.some(isGroup) ? workspacesNamed([STANDALONE]) : [];
  const all = [...new Map([...host, ...named].map((one) => [one.name, one])).values()].filter((one) => !isPacked(one));
  const queue: Workspace[] = [];
  for (const one of all) {
    const old = whatIsOld(one);
    const isDone = old === 'published' ? await publishAgain(one) : !old;
    if (!isDone || (maps && !hasMaps(one))) queue.push(one);
  }
  // A demo that is not complete is said before the host is built. The build of all groups says it beside the others.
  if (names.length > 0 && queue.length > 1) for (const workspace of queue) await demosOf(workspace);
  if (queue.length === 1) await buildOne(queue[0] as Workspace, maps);
  else if (queue.length > 0) await buildEach(queue, maps);
  for (const workspace of all) {
    const dist = distOf(workspace);
    if (isGroup(workspace)) putHost(dist);
    writeDocument(dist, workspace.name, site);
  }
}

async function buildEach(queue: Workspace[], maps: boolean): Promise<void> {
  console.log(`Building ${queue.map(({ name }) => name).join(', ')}`);
  const failed: string[] = [];
  let host: Promise<boolean> | undefined;
  // Each has its own process, because webpack uses only one core. Its second build takes half as long as the first.
  const worker = async () => {
    const builder = fork(new URL('builder.ts', import.meta.url), TYPESCRIPT);
    const ended = once(builder, 'exit').then(() => false);
    const isBuilt = async ({ directory }: Workspace): Promise<boolean> => {
      const answered = once(builder, 'message').then(([answer]) => answer);
      // If it has ended, that is the answer.
      builder.send({ directory, maps } satisfies BuildRequest, () => {});
      return Promise.race([answered, ended]);
    };
    const lives = () => builder.exitCode === null && builder.signalCode === null;
    for (let next = queue.shift(); next; next = lives() ? queue.shift() : undefined) {
      // A group takes it, so it comes first.
      if (isGroup(next)) await host;
      const building = isBuilt(next);
      if (next.name === STANDALONE) host = building;
      if (!(await building)) failed.push(next.name);
    }
    if (builder.connected) builder.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, worker));
  failed.push(...queue.map(({ name }) => name));
  if (failed.length > 0) throw new Error(`The build of ${failed.join(', ')} failed.`);
}

async function buildOne(workspace: Workspace, maps: boolean): Promise<void> {
  const began = Date.now();
  const dist = distOf(workspace);
  // The new build replaces the old one when it is complete, so that a failure changes nothing that is being served.
  const made = folderBeside(dist);
  const report = await runWebpack(await configurationsOf(workspace, { mode: 'production', dist: made, maps }));
  rmSync(path.join(made, STATS), { force: true });
  const demos = await demosOf(workspace);
  const published = demos.flatMap(({ inputs }) => inputs.published);
  const id = keepSources(workspace, made, { code: codeOf(workspace, report, demos), published }, began);
  if (maps) keepMaps(workspace, made, id);
  finish(path.join(made, MANIFEST), id);
  if (workspace.name === 'shell') writeFileSync(path.join(made, CALLS_FILE), JSON.stringify(CALLS));
  if (isGroup(workspace)) putHost(made);
  writeDocument(made, workspace.name, siteFromEnvironment().site);
  if (existsSync(dist)) takeCopies(dist, made);
  takeVersions(workspace, demos, made, id);
  replaceFolder(made, dist);
  console.log(`  ${workspace.name} built in ${secondsSince(began)}`);
}

/** The files that a build of these demos was made of. */
function codeOf({ directory }: Workspace, { stats }: MultiStats, demos: DemoFolder[]): string[] {
  const read = stats.flatMap(({ compilation: { fileDependencies, missingDependencies } }) => [
    ...fileDependencies,
    ...missingDependencies,
  ]);
  return [path.join(directory, 'webpack.config.ts'), ...read, ...demos.flatMap(({ inputs }) => inputs.code)];
}

/** Takes the versions of demos that are as they were from the build of before into the one with this `id`. */
function takeVersions(workspace: Workspace, demos: DemoFolder[], made: string, id: string): void {
  for (const manifest of demos.map(({ name }) => versionsManifest(name))) {
    const folder = path.join(distOf(workspace), path.dirname(manifest));
    if (whatIsOld(workspace, folder) === 'code') continue;
    cpSync(folder, path.join(made, path.dirname(manifest)), { recursive: true });
    finish(path.join(made, manifest), id);
  }
}

/**
 * Writes anew what a group publishes beside the code of its pages: tasks, solutions, results. Webpack need not run for it. Resolves with
 * false if the group has other pages than its build.
 */
async function publishAgain(workspace: Workspace): Promise<boolean> {
  const began = Date.now();
  const dist = distOf(workspace);
  const demos = await demosOf(workspace);
  await refuseTakenPaths(workspace, demos);
  const manifest = JSON.parse(readFileSync(path.join(dist, MANIFEST), 'utf8'));
  const built: string[] = manifest.exposes.map((expose: { path: string }) => expose.path);
  const wanted = demos.flatMap(({ pages }) => pages.map(({ expose }) => expose));
  if (built.sort().join() !== wanted.sort().join()) return false;
  const { metaData, files } = publishDemos(workspace.name, demos);
  Object.assign(manifest.metaData, metaData);
  const made = folderBeside(dist);
  cpSync(dist, made, { recursive: true });
  rmSync(path.join(made, 'practice'), { recursive: true });
  for (const [file, content] of Object.entries({ ...files, [MANIFEST]: manifest })) {
    mkdirSync(path.dirname(path.join(made, file)), { recursive: true });
    writeFileSync(path.join(made, file), JSON.stringify(content));
  }
  const published = [...new Set(demos.flatMap(({ inputs }) => inputs.published))];
  const { code = [] } = readSources(dist) ?? {};
  const id = keepSources(workspace, made, { code: code.map((file) => path.join(project, file)), published }, began);
  const ofDemos = demos.map(({ name }) => versionsManifest(name));
  for (const file of [MANIFEST, VERSIONS_MANIFEST, ...ofDemos]) finish(path.join(made, file), id);
  replaceFolder(made, dist);
  console.log(`  tasks and solutions of ${workspace.name} written in ${secondsSince(began)}`);
  return true;
}

/**
 * Makes the versions of a group's pages, or of one demo, if the folder of its build has none yet. They stay there until a later build:
 * those of one demo until its code changes.
 */
export async function buildVersions(workspace: Workspace, demo?: string): Promise<void> {
  const dist = distOf(workspace);
  const manifest = versionsManifest(demo);
  if (!isGroup(workspace) || [VERSIONS_MANIFEST, manifest].some((file) => existsSync(path.join(dist, file)))) return;
  const began = Date.now();
  const made = folderBeside(dist);
  const settings = { mode: 'production', dist: made, versions: demo ?? true } as const;
  const report = await runWebpack(await configurationsOf(workspace, settings));
  rmSync(path.join(made, path.dirname(manifest), STATS), { force: true });
  if (demo) {
    const demos = (await demosOf(workspace)).filter(({ name }) => name === demo);
    const code = codeOf(workspace, report, demos);
    keepSources(workspace, path.join(made, path.dirname(manifest)), { code, published: [] }, began);
  }
  finish(path.join(made, manifest), readFileSync(path.join(dist, BUILD_ID_FILE), 'utf8'));
  const files = readdirSync(path.join(made, 'static')).map((file) => `static/${file}`);
  // The manifest comes last, because it says that all is there.
  for (const file of demo ? [path.dirname(manifest)] : [...files, manifest])
    renameSync(path.join(made, file), path.join(dist, file));
  rmSync(made, { recursive: true });
  console.log(`  versions of ${demo ?? workspace.name} built in ${secondsSince(began)}`);
}

/** Makes those of some demos of a group, for `npm run prove`, in a folder of their own. They stay there while nothing changes. */
export async function buildVersionsFor(workspace: Workspace, paths: string[], key: string): Promise<string> {
  const dist = distOf(workspace);
  const id = readFileSync(path.join(dist, BUILD_ID_FILE), 'utf8');
  const hash = createHash('sha256')
    // With --built, there can be one of before, without gaps.
    .update(JSON.stringify([readSources(dist)?.codeId, paths, key, gap('')]))
    .digest('hex')
    .slice(0, 16);
  const made = path.join(project, 'node_modules/.cache/playground-prove', `${workspace.name}-${hash}`);
  if (existsSync(path.join(made, VERSIONS_MANIFEST))) return made;
  mkdirSync(path.dirname(made), { recursive: true });
  const fresh = folderBeside(made);
  await runWebpack(await configurationsOf(workspace, { mode: 'production', dist: fresh, versions: paths }));
  finish(path.join(fresh, VERSIONS_MANIFEST), id);
  replaceFolder(fresh, made);
  return made;
}

/** Makes those of these demos. If a group has several of them, those of all its demos. */
export async function buildVersionsOf(demos: DemoFolder[]): Promise<void> {
  for (const group of groupsNamed([])) {
    const [one, other] = new Set(demos.filter((demo) => demo.group === group.name).map(({ name }) => name));
    if (one) await buildVersions(group, other ? undefined : one);
  }
}

/** Makes those of a demo in another process, because webpack keeps a server from answering. Rejects if the build fails. */
export async function buildVersionsElsewhere(group: string, demo: string): Promise<void> {
  const builder = fork(new URL('builder.ts', import.meta.url), TYPESCRIPT);
  builder.send({ directory: group, demo } satisfies BuildRequest);
  const [isBuilt] = await Promise.race([once(builder, 'message'), once(builder, 'exit').then(() => [false])]);
  if (builder.connected) builder.disconnect();
  if (!isBuilt) throw new Error(`The build of the versions of ${demo} failed.`);
}

/** Takes out those of single demos, which `npm start` made: no other host would find them. */
export function dropVersionsOfDemos(dist: string): void {
  const folder = path.dirname(path.join(dist, VERSIONS_MANIFEST));
  const all = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  for (const entry of all) if (entry.isDirectory()) rmSync(path.join(folder, entry.name), { recursive: true });
}

const secondsSince = (began: number) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

/** A host has no demos. */
const demosOf = async (workspace: Workspace): Promise<DemoFolder[]> =>
  isGroup(workspace) ? readDemoFolders(workspace) : [];

/** Webpack's configurations for a workspace. Rejects with the demo's folder if a demo is not complete or its path is taken. */
export async function configurationsOf(workspace: Workspace, options: BuildOptions): Promise<Configuration[]> {
  await refuseTakenPaths(workspace, await demosOf(workspace));
  const config = await import(pathToFileURL(path.join(workspace.directory, 'webpack.config.ts')).href);
  return config.default(options);
}

/** Runs webpack once. Resolves with its report, or rejects with its errors. */
export async function runWebpack(configurations: Configuration[]): Promise<MultiStats> {
  const { default: webpack } = await import('webpack');
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error || !result ? reject(error) : resolve(result))));
  });
  // The compiler's own stack is left out.
  const errors = stats.stats.find((one) => one.hasErrors())?.toString({ preset: 'errors-only' });
  if (errors) throw new Error(errors.replace(/\n\s*Caused by:.*?(?=\n +@ |$)/gs, ''));
  return stats;
}

/** The folder of a workspace with the source maps of its builds, by the names of the scripts. */
export const mapsOf = ({ directory }: Workspace) => path.join(directory, 'dist-maps');

/** Maps of earlier builds stay: somebody may send a stack of one. */
function keepMaps(workspace: Workspace, made: string, id: string): void {
  const maps = mapsOf(workspace);
  mkdirSync(maps, { recursive: true });
  for (const file of readdirSync(made, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js.map'),
  )) {
    renameSync(path.join(made, file), path.join(maps, path.basename(file)));
  }
  writeFileSync(path.join(maps, `.${id}`), '');
}

/** Whether there are maps of the build as it is now. */
function hasMaps(workspace: Workspace): boolean {
  const id = readFileSync(path.join(distOf(workspace), BUILD_ID_FILE), 'utf8');
  return existsSync(path.join(mapsOf(workspace), `.${id}`));
}

/** Names the build, and makes the manifest small, because each visitor loads it. The federation runtime of another host can still read it. */
function finish(file: string, build: string): void {
  if (!existsSync(file)) return;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    metaData: { buildInfo: { buildVersion: string } };
    shared: Record<string, unknown>[];
    exposes: { id?: string; path: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  };
  manifest.metaData.buildInfo.buildVersion = build;
  for (const module of manifest.shared) {
    for (const field of ['id', 'hash', 'fallback', 'fallbackName', 'fallbackType']) delete module[field];
  }
  for (const expose of manifest.exposes) {
    delete expose.id;
    for (const files of Object.values(expose.assets)) files.sync = files.sync.filter((name) => isOf(expose.path, name));
  }
  writeFileSync(file, JSON.stringify(manifest));
}

/** Whether a file can be one of this module. The federation plugin takes the versions of a page for one module. */
function isOf(expose: string, file: string): boolean {
  const [, version] = expose.split('@');
  const [, plain = file, of] = /([^/]+?)(?:-(v[0-9a-f]{5}))?\.\w+\.\w+$/.exec(file) ?? [];
  // A chunk without a name has its id.
  return version ? of === version || /^\d+$/.test(plain) || plain.search(GAP) === 0 : !of;
}

if (process.argv[1] === import.meta.filename) {
  const options = { maps: FLAG, versions: FLAG };
  run(HELP, { allowPositionals: true, options }, async ({ positionals, values }) => {
    const { maps, versions } = values;
    await build(positionals, maps);
    for (const workspace of workspacesNamed(positionals)) await compress(distOf(workspace));
    if (versions) for (const workspace of workspacesNamed(positionals)) await buildVersions(workspace);
  });
}
