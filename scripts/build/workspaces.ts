import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, isInstalled, project, root } from '../../services/common/src/project.ts';
import { BUILD_ID_FILE } from '../../shared/contract/build.ts';

/** A workspace that webpack builds: the shell, or a remote. */
export interface Workspace {
  name: string;
  directory: string;
}

const remotes = path.join(project, 'remotes');

/** The shell and every folder of `remotes/`, the shell first. */
export function workspaces(): Workspace[] {
  return [
    'shell',
    // A team that makes its repository has none yet.
    ...(existsSync(remotes) ? readdirSync(remotes) : []),
  ]
    .map((name) => ({ name, directory: folderOf(name) }))
    .filter(isWorkspace);
}

/**
 * The workspaces of these names, all when there are none. A name may also be a remote's folder that lies elsewhere.
 * Throws with the names there are when one is unknown.
 */
export function workspacesNamed(names: string[]): Workspace[] {
  const all = workspaces();
  if (names.length === 0) return all;
  const found = [...new Set(names)].map(
    (name) => all.find((workspace) => workspace.name === name) ?? workspaceAt(name),
  );
  refuseUnknown(
    'workspace',
    found.filter((workspace) => !isWorkspace(workspace)),
    all,
  );
  return found;
}

/** The groups in `remotes/` of these names, all when there are none. Throws with the names there are when one is unknown. */
export function groupsNamed(names: string[]): Workspace[] {
  const all = workspaces().slice(1);
  refuseUnknown('group', names.filter((name) => !all.some((group) => group.name === name)).map(workspaceAt), all);
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}

function workspaceAt(folder: string): Workspace {
  const directory = path.resolve(folder);
  return { name: path.basename(directory), directory };
}

function isWorkspace({ directory }: Workspace): boolean {
  return existsSync(path.join(directory, 'webpack.config.ts'));
}

function refuseUnknown(kind: string, unknown: Workspace[], all: Workspace[]): void {
  const list = (some: Workspace[]) => some.map(({ name }) => name).join(', ');
  if (unknown.length > 0) throw new Error(`There is no ${kind} ${list(unknown)}. There are: ${list(all)}.`);
}

/** The files that say how a build is made. What a build reads itself, webpack tells. */
const BUILDERS = ['webpack.config.base.ts', 'scripts/build', 'shared/contract', 'services/static/src/document.ts'];

/** What a build was made of, kept beside it: files from the project's folder, and places where it looked for files in vain. */
interface Inputs {
  found: string[];
  missing: string[];
  /** The names of the demos' folders, and of the files in `solutions`: a new one is a source that no build has read yet. */
  listed: string[];
}

/** Where a build says what it was made of. Not served: the static server hides dot files. */
const INPUTS_FILE = '.inputs.json';

/**
 * Keeps in a build what it was made of, and its id: 12 hexadecimal digits, the same for the same sources on any machine. `found` and
 * `missing` are absolute. Returns the id.
 */
export function keepInputs(
  workspace: Workspace,
  dist: string,
  found: Iterable<string>,
  missing: Iterable<string>,
): string {
  const builders = BUILDERS.flatMap((source) => filesOf(path.join(root, source)));
  const own = (files: Iterable<string>) => [...new Set(files)].filter(isSource).map(fromProject).sort();
  const inputs = {
    found: own([...found, ...builders]).filter((file) =>
      statSync(path.join(project, file), { throwIfNoEntry: false })?.isFile(),
    ),
    missing: own(missing),
    listed: listingOf(workspace),
  };
  writeFileSync(path.join(dist, INPUTS_FILE), JSON.stringify(inputs));
  const id = idOf(inputs) as string;
  writeFileSync(path.join(dist, BUILD_ID_FILE), id);
  return id;
}

/** Whether `dist` holds the build of exactly today's sources. */
export function isBuilt(workspace: Workspace): boolean {
  const read = (file: string) => {
    const full = path.join(workspace.directory, 'dist', file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  const text = read(INPUTS_FILE);
  if (!text) return false;
  const inputs: Inputs = JSON.parse(text);
  const isSame = String(inputs.listed) === String(listingOf(workspace));
  return isSame && idOf(inputs) === read(BUILD_ID_FILE);
}

/** Undefined when a file is gone, or one has come where the build looked for it in vain. */
function idOf({ found, missing }: Inputs): string | undefined {
  if (missing.some((file) => existsSync(path.join(project, file)))) return undefined;
  const hash = createHash('sha256').update(installedPackages());
  for (const file of found) {
    const full = path.join(project, file);
    if (!existsSync(full)) return undefined;
    hash.update(file).update('\0').update(readFileSync(full)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

const fromProject = (file: string) => path.relative(project, file).replaceAll('\\', '/');

/** Packages are in the lock file, and what a build writes is not its source. */
function isSource(file: string): boolean {
  const inside = [root, project]
    .map((base) => path.relative(base, file))
    .find((relative) => !relative.startsWith('..'));
  return Boolean(inside) && !/(^|[\\/])(node_modules|dist|dist\..*|\.cache)([\\/]|$)/.test(inside as string);
}

function listingOf({ name, directory }: Workspace): string[] {
  if (name === 'shell') return [];
  const source = path.join(directory, 'src');
  return readdirSync(source).flatMap((demo) => {
    const solutions = path.join(source, demo, 'solutions');
    return [demo, ...(existsSync(solutions) ? readdirSync(solutions).map((file) => `${demo}/${file}`) : [])];
  });
}

function filesOf(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => path.join(source, file));
  return files.filter((file) => /(?<!\.test)\.[cm]?[jt]s$/.test(file));
}

/** What the lock file installs. The workspaces that it lists too do not matter: a new one changes no other's build. */
export function installedPackages(): string {
  const { packages } = JSON.parse(readFileSync(path.join(project, 'package-lock.json'), 'utf8'));
  const installed = Object.entries<{ version?: string; link?: true }>(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, { version }]) => `${folder} ${version}`);
  return installed.join('\n');
}

/** Whether it is the shell that came built with the package: one from a Git address is not. */
export function isPacked({ directory }: Workspace): boolean {
  return isInstalled && directory.startsWith(root) && existsSync(path.join(directory, 'dist'));
}
