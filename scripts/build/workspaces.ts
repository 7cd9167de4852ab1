import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

/** Everything outside a workspace that goes into its build. */
const SHARED_SOURCES = [
  'shared',
  'hosts/standalone',
  'webpack.config.base.ts',
  'scripts/build',
  'services/static/src/document.ts',
];

/** A name for the exact sources of a workspace, 12 hexadecimal digits: the same sources, the same id, on any machine. */
export function buildIdOf({ directory }: Workspace): string {
  const hash = createHash('sha256').update(installedPackages());
  for (const source of [directory, ...SHARED_SOURCES.map((source) => path.join(root, source))]) {
    for (const file of filesOf(source)) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** Tests, results, hidden files and the table of remotes, which is read when a build is served, do not change a build. */
const NOT_SOURCES = /^(dist|dist\..*|node_modules|test|\..*|.*\.(test|e2e)\.tsx?|exceptions\.ts|remotes\.json|.*\.md)$/;

function filesOf(source: string): string[] {
  const stat = statSync(source, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [source] : [];
  return readdirSync(source)
    .filter((name) => !NOT_SOURCES.test(name))
    .sort()
    .flatMap((name) => filesOf(path.join(source, name)));
}

/** What the lock file installs. The workspaces that it lists too do not matter: a new one changes no other's build. */
function installedPackages(): string {
  const { packages } = JSON.parse(readFileSync(path.join(project, 'package-lock.json'), 'utf8'));
  const installed = Object.entries<{ version?: string; link?: true }>(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, { version }]) => `${folder} ${version}`);
  return installed.join('\n');
}

/** Whether `dist` holds the build of exactly today's sources. */
export function isBuilt(workspace: Workspace, buildId = buildIdOf(workspace)): boolean {
  const file = path.join(workspace.directory, 'dist', BUILD_ID_FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === buildId;
}

/** Whether it is the shell that came built with the package: one from a Git address is not. */
export function isPacked({ directory }: Workspace): boolean {
  return isInstalled && directory.startsWith(root) && existsSync(path.join(directory, 'dist'));
}
