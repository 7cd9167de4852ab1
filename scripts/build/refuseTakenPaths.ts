import { readFileSync } from 'node:fs';
import { type Owner, routesOf } from '../../shared/contract/routes.ts';
import { TABLE_FILE } from '../../shared/project/environment.ts';
import { type DemoFolder, readDemoFolders } from './demoFolders.ts';
import { publishedDemos } from './publishDemos.ts';
import { isGroup, type Workspace, workspaces } from './workspaces.ts';

/** A group of this project and its demos. */
interface Sources {
  group: string;
  demos: DemoFolder[];
}

/**
 * Rejects with the demo's folder if its path also belongs to the shell, to a demo of its own group, or to a group before it in the
 * table. The shell would show the other page there and say so only in the visitor's console. Groups in other places are not checked.
 */
export async function refuseTakenPaths({ name: group }: Workspace, demos: DemoFolder[]): Promise<void> {
  const table: Workspace[] = JSON.parse(readFileSync(TABLE_FILE, 'utf8'));
  const place = (name: string) => table.findIndex((one) => one.name === name) + 1 || Number.POSITIVE_INFINITY;
  const earlier = workspaces()
    .filter((other) => isGroup(other) && place(other.name) < place(group))
    .sort((a, b) => place(a.name) - place(b.name));
  // A group that cannot be read is skipped, because its own build fails.
  const read = (other: Workspace) => readDemoFolders(other).catch(() => []);
  const sources = await Promise.all(earlier.map(async (other) => ({ group: other.name, demos: await read(other) })));
  const problem = takenPath({ group, demos }, sources);
  if (problem) throw new Error(problem);
}

/** Says which demo of `own` has a path that is taken, and by whom. Undefined if there is none. */
export function takenPath(own: Sources, earlier: Sources[]): string | undefined {
  let problem: string | undefined;
  const groups = [...earlier, own].map(({ group, demos }) => ({ group, demos: publishedDemos(demos) }));
  const nameOf = ({ group = 'the shell', page }: Owner<string>) =>
    group === own.group ? page.title : `${page.title} of ${group}`;
  routesOf(groups, (address, first, { group, demo }) => {
    if (group !== own.group) return;
    const folder = own.demos[groups.at(-1)?.demos.indexOf(demo) ?? -1]?.folder;
    problem ??= `${folder}: has the path ${address}, which ${nameOf(first)} has too`;
  });
  return problem;
}
