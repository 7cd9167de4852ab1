import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, type Stats, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_ID_FILE } from '../../shared/contract/build.ts';
import { folderOf, isInstalled, project, root } from '../../shared/project/folders.ts';
import { CALLS } from './calls.ts';

/** A workspace that webpack builds: a host or a group. */
export interface Workspace {
  name: string;
  directory: string;
}

/** The programs that show the pages of groups: on the groups' own origins, and all together. */
export const STANDALONE = 'standalone';
const HOSTS = [STANDALONE, 'shell'];

export const distOf = ({ directory }: Workspace) => path.join(directory, 'dist');

export const isGroup = ({ name }: Workspace) => !HOSTS.includes(name);

/** The hosts, and then each folder of `remotes/`. */
export function workspaces(): Workspace[] {
  const remotes = path.join(project, 'remotes');
  // A team that makes its repository has no groups yet.
  const groups = existsSync(remotes) ? readdirSync(remotes) : [];
  return [...HOSTS, ...groups].map((name) => ({ name, directory: folderOf(name) })).filter(isWorkspace);
}

/** The workspaces of these names, or all. A name may also be the folder of a group in another place. Throws if one is unknown. */
export function workspacesNamed(names: string[]): Workspace[] {
  return choose('workspace', names, workspaces(), (folder) => {
    const directory = path.resolve(folder);
    return [{ name: path.basename(directory), directory }].find(isWorkspace);
  });
}

/** The groups in `remotes/` of these names, or all. Throws if one is unknown. */
export function groupsNamed(names: string[]): Workspace[] {
  return choose('group', names, workspaces().filter(isGroup));
}

function choose(
  kind: string,
  names: string[],
  all: Workspace[],
  elsewhere: (name: string) => Workspace | undefined = () => undefined,
): Workspace[] {
  if (names.length === 0) return all;
  const find = (name: string) => all.find((one) => one.name === name) ?? elsewhere(name);
  const unknown = names.filter((name) => !find(name)).join(', ');
  if (unknown) throw new Error(`There is no ${kind} ${unknown}. There are: ${all.map(({ name }) => name).join(', ')}.`);
  return [...new Set(names)].flatMap((name) => find(name) ?? []);
}

function isWorkspace({ directory }: Workspace): boolean {
  return existsSync(path.join(directory, 'webpack.config.ts'));
}

/** Whether it is a host of an installed package, which is already built. A package from a Git address has no build. */
export function isPacked({ directory }: Workspace): boolean {
  return isInstalled && directory.startsWith(root) && existsSync(path.join(directory, 'dist'));
}

/** The files that decide how a build is made. Webpack does not list them among the files that it reads. */
const BUILDERS = [
  'webpack.config.base.ts',
  'scripts/build',
  'shared/contract',
  'shared/redesigns',
  'services/origin/src/render/document.ts',
];

/** What a build was made of. It is not served, because the static server hides dot files. */
const SOURCES_FILE = '.sources.json';

/** The files that a build was made of. */
export interface Sources {
  /** Of the code of its pages. */
  code: string[];
  /** Of what a group publishes besides: tasks, solutions, results. */
  published: string[];
}

type KeptSources = Sources & {
  /** Changes with the code alone. */
  codeId: string;
};

/**
 * Writes two files into a build: the list of its sources, and its id, 12 hexadecimal digits that are the same for the same sources
 * on any machine. Returns the id. `code` also has the places where the build looked for a file and found none. `began` is when the build
 * began, in milliseconds since 1970.
 */
export function keepSources(workspace: Workspace, dist: string, files: Sources, began: number): string {
  const builders = BUILDERS.flatMap((source) => filesOf(path.join(root, source)));
  const code = sourcesIn(workspace, [...files.code, ...builders]);
  const published = sourcesIn(workspace, files.published).filter((file) => !code.includes(file));
  // Of a source that was saved meanwhile, the build may have the text before. An id of its own lets the next build begin again.
  const ofBuilders = new Set(sourcesIn(workspace, builders));
  const readAt = (file: string) => (ofBuilders.has(file) ? performance.timeOrigin : began);
  const late = [...code, ...published].filter((file) => Number(fileAt(file)?.mtimeMs) > readAt(file));
  const more = late.length > 0 ? String(began) : '';
  const codeId = idOf(demosIn(workspace), code, more);
  writeFileSync(path.join(dist, SOURCES_FILE), JSON.stringify({ codeId, code, published } satisfies KeptSources));
  const id = idOf(filesIn(workspace), [...code, ...published], more);
  writeFileSync(path.join(dist, BUILD_ID_FILE), id);
  if (late.length > 0) console.log(`  ${late.join(', ')} changed during the build. Please build again.`);
  return id;
}

/** Undefined if there is no build. */
export function readSources(dist: string): KeptSources | undefined {
  const file = path.join(dist, SOURCES_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Undefined if it is not there, or is a folder. */
function fileAt(source: string): Stats | undefined {
  const found = statSync(path.join(project, source), { throwIfNoEntry: false });
  return found?.isFile() ? found : undefined;
}

/** What `dist` has no longer as its sources have it: the code of the pages, only what is published besides, or nothing. */
export function whatIsOld(workspace: Workspace, dist = distOf(workspace)): 'code' | 'published' | undefined {
  const { codeId, code = [], published = [] } = readSources(dist) ?? {};
  if (!codeId || codeId !== idOf(demosIn(workspace), code)) return 'code';
  const id = readFileSync(path.join(dist, BUILD_ID_FILE), 'utf8');
  return id === idOf(filesIn(workspace), [...code, ...published]) ? undefined : 'published';
}

/** Changes when a source changes or is deleted, and when a file comes to a place where the build found none. */
function idOf(names: string[], sources: string[], more = ''): string {
  const hash = createHash('sha256').update(installedPackages()).update(names.sort().join());
  hash.update(more).update(CALLS.join());
  for (const file of sources) {
    if (fileAt(file)) hash.update(`\0${file}\0`).update(readFileSync(path.join(project, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

const sourcesIn = (workspace: Workspace, files: string[]) =>
  [...new Set(files)]
    .filter((file) => isSource(file, workspace))
    .map((file) => path.relative(project, file).replaceAll('\\', '/'))
    .sort();

/** Packages are in the lock file, and the output of a build is not its source. A group, and an installed package, may be anywhere. */
function isSource(file: string, { directory }: Workspace): boolean {
  const base = [directory, root, project].find((folder) => file.startsWith(folder + path.sep));
  return Boolean(base) && !/[\\/](node_modules|dist|dist\..*|\.cache)([\\/]|$)/.test(file.slice(base?.length));
}

/** The names of the demos' folders, because no build has read a new one yet. */
const demosIn = (workspace: Workspace) =>
  isGroup(workspace) ? readdirSync(path.join(workspace.directory, 'src')) : [];

/** With the names of their files in `solutions`, for the same reason. */
function filesIn(workspace: Workspace): string[] {
  return demosIn(workspace).flatMap((demo) => {
    const solutions = path.join(workspace.directory, 'src', demo, 'solutions');
    return [demo, ...(existsSync(solutions) ? readdirSync(solutions).map((file) => `${demo}/${file}`) : [])];
  });
}

function filesOf(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => path.join(source, file));
  return files.filter((file) => /(?<!\.test)\.[cm]?[jt]s$/.test(file));
}

/** The packages that the lock file installs. It also lists workspaces, but a new workspace changes no build of another one. */
export function installedPackages(): string {
  const { packages } = JSON.parse(readFileSync(path.join(project, 'package-lock.json'), 'utf8'));
  const installed = Object.entries<{ version?: string; link?: true }>(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, { version }]) => `${folder} ${version}`);
  return installed.join('\n');
}
