import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A workspace that webpack builds: the shell, or a remote. */
export interface Workspace {
  name: string;
  directory: string;
}

/** The shell and every folder of `remotes/`, the shell first. */
export function workspaces(): Workspace[] {
  const remotes = readdirSync(path.join(root, 'remotes'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [
    { name: 'shell', directory: path.join(root, 'hosts/shell') },
    ...remotes.map(({ name }) => ({ name, directory: path.join(root, 'remotes', name) })),
  ].filter(({ directory }) => existsSync(path.join(directory, 'webpack.config.ts')));
}

/**
 * The workspaces of these names, all when there are none. A name may also be a remote's folder that lies elsewhere.
 * Throws with the names there are when one is unknown.
 */
export function workspacesNamed(names: string[]): Workspace[] {
  const all = workspaces();
  const elsewhere = names.filter((name) => !all.some((workspace) => workspace.name === name)).map(workspaceAt);
  const unknown = elsewhere.filter(({ directory }) => !existsSync(path.join(directory, 'webpack.config.ts')));
  if (unknown.length > 0) {
    throw new Error(
      `There is no workspace ${unknown.map(({ name }) => name).join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? all : [...all.filter(({ name }) => names.includes(name)), ...elsewhere];
}

function workspaceAt(folder: string): Workspace {
  const directory = path.resolve(folder);
  return { name: path.basename(directory), directory };
}

/** Everything outside a workspace that goes into its build. */
const SHARED_SOURCES = [
  'shared',
  'hosts/standalone',
  'webpack.config.base.ts',
  'scripts/build',
  'services/static/src/document.ts',
  'package-lock.json',
];

/** A name for the exact sources of a workspace, 12 hexadecimal digits: the same sources, the same id, on any machine. */
export function buildIdOf({ directory }: Workspace): string {
  const hash = createHash('sha256');
  for (const source of [directory, ...SHARED_SOURCES.map((source) => path.join(root, source))]) {
    for (const file of filesOf(source)) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** Tests, results and hidden files do not change a build. */
const NOT_SOURCES = /^(dist|dist\..*|node_modules|test|solutions|\..*|.*\.(test|e2e)\.tsx?|exceptions\.ts|.*\.md)$/;

function filesOf(source: string): string[] {
  if (!existsSync(source)) return [];
  const entries = readdirSync(path.dirname(source), { withFileTypes: true });
  if (entries.find((entry) => entry.name === path.basename(source))?.isFile()) return [source];
  return readdirSync(source, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(source, entry.name);
      return entry.isDirectory() ? filesOf(file) : [file];
    });
}

/** Where a workspace's build says which sources it was made of. Not served: the static server hides dot files. */
export const BUILD_ID_FILE = '.build-id';

/** Whether `dist` holds the build of exactly today's sources. */
export function isBuilt(workspace: Workspace, buildId = buildIdOf(workspace)): boolean {
  const file = path.join(workspace.directory, 'dist', BUILD_ID_FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === buildId;
}
