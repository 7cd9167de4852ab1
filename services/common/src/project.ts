import path from 'node:path';

/** The package's own folder: the playground's repository, or what a team that has it installed finds in `node_modules`. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The folder with the groups that are built, tested and served: the repository itself, or that of the team. */
export const project = root.split(`${path.sep}node_modules${path.sep}`, 1)[0] as string;

/** The folder of the shell, which comes with the package, or of a group of the project. */
export function folderOf(name: string): string {
  return name === 'shell' ? path.join(root, 'hosts/shell') : path.join(project, 'remotes', name);
}

/** Whether the package came as `npm pack` makes it, with a shell that is built and sources that nobody edits. */
export const isInstalled = project !== root;
