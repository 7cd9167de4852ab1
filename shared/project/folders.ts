import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the package: this repository, or a folder in the `node_modules` of a team that installed it. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The release that this is. */
export const { version }: { version: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The repository whose groups are built, tested and served: this one, or the team's. The archive of a release brings its groups. */
export const project = existsSync(path.join(root, 'remotes'))
  ? root
  : (root.split(`${path.sep}node_modules${path.sep}`, 1)[0] as string);

/** The folder of a host, which is in the package, or of a group, which is in the project. */
export function folderOf(name: string): string {
  return ['shell', 'standalone'].includes(name) ? path.join(root, 'hosts', name) : path.join(project, 'remotes', name);
}

/** Whether a team installed the package. Then the shell is already built, and nobody edits its sources. */
export const isInstalled = project !== root;

/** The folders in a folder, sorted. None if it does not exist. */
export function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => path.join(folder, name)).sort();
}

/** The files of the server parts of the demos of a group. */
export const serverFilesOf = (group: string): string[] =>
  foldersIn(path.join(group, 'src'))
    .flatMap((demo) => ['server.ts', 'server.js'].map((name) => path.join(demo, name)))
    .filter((file) => existsSync(file));
