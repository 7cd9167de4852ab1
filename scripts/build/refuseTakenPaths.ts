import { readFileSync } from 'node:fs';
import { TABLE_FILE } from '../../services/common/src/environment.ts';
import { type Owner, routesOf } from '../../shared/contract/routes.ts';
import { type DemoFolder, readDemoFolders } from './demoFolders.ts';
import { publishedDemos } from './publishDemos.ts';
import { type Workspace, workspaces } from './workspaces.ts';

/** A group of this project and its demos. */
interface Sources {
  group: string;
  demos: DemoFolder[];
}

/**
 * Rejects with the folder's name when a demo has a path that the shell, a demo of its own group, or a group before it in the table has too.
 * The shell would show the other page there, and say so in the visitor's console alone. Groups that lie elsewhere are not known here.
 */
export async function refuseTakenPaths({ name: group }: Workspace, demos: DemoFolder[]): Promise<void> {
  const table: Workspace[] = JSON.parse(readFileSync(TABLE_FILE, 'utf8'));
  const names = table.map(({ name }) => name);
  const place = ({ name }: Pick<Workspace, 'name'>) => (names.includes(name) ? names.indexOf(name) : names.length);
  const earlier = workspaces()
    .slice(1)
    .filter((other) => other.name !== group && place(other) < place({ name: group }))
    .sort((a, b) => place(a) - place(b));
  // A group that cannot be read has its own build fail.
  const read = (other: Workspace) => readDemoFolders(other).catch(() => []);
  const sources = await Promise.all(earlier.map(async (other) => ({ group: other.name, demos: await read(other) })));
  const problem = takenPath({ group, demos }, sources);
  if (problem) throw new Error(problem);
}

/** The first demo of a group that has an address which the shell, the group or one of `earlier` has too, and which; undefined when there is none. */
export function takenPath(own: Sources, earlier: Sources[]): string | undefined {
  let problem: string | undefined;
  const published = publishedDemos(own.demos);
  const groups = [
    ...earlier.map(({ group, demos }) => ({ group, demos: publishedDemos(demos) })),
    { group: own.group, demos: published },
  ];
  const nameOf = ({ group = 'the shell', page }: Owner<string>) =>
    group === own.group ? page.title : `${page.title} of ${group}`;
  routesOf(groups, (address, first, { group, demo }) => {
    if (group !== own.group) return;
    problem ??= `${own.demos[published.indexOf(demo)]?.folder}: has the path ${address}, which ${nameOf(first)} has too`;
  });
  return problem;
}
