import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TABLE_FILE } from '../../services/common/src/environment.ts';
import type { Demo } from '../../shared/contract/demo.ts';
import { normalPath } from '../../shared/contract/routes.ts';
import { type Workspace, workspaces } from './workspaces.ts';

/** A group as far as its sources can be read: its demos by their folders. */
interface Sources {
  name: string;
  demos: Record<string, Pick<Demo, 'title' | 'path' | 'aliases'> & { pages?: Pick<Demo, 'path' | 'aliases'>[] }>;
}

/** The shell's own page, which it shows whatever a group has there. */
const SHELL: Sources = { name: 'the shell', demos: { guide: { title: 'Guide', path: '/guide' } } };

/**
 * Rejects with the folder's name when a demo has a path that the shell or a group before its own in the table has too: the shell would show the
 * other group's page there, and say so in the visitor's console alone. Groups that lie elsewhere are not known here.
 */
export async function refuseTakenPaths(workspace: Workspace): Promise<void> {
  const table: Workspace[] = JSON.parse(readFileSync(TABLE_FILE, 'utf8'));
  const names = table.map(({ name }) => name);
  const place = ({ name }: Workspace) => (names.includes(name) ? names.indexOf(name) : names.length);
  const earlier = workspaces().filter((other) => other.name !== workspace.name && place(other) < place(workspace));
  const problem = takenPath(await sourcesOf(workspace), await Promise.all(earlier.map(sourcesOf)));
  if (problem) throw new Error(path.join(path.relative(process.cwd(), workspace.directory), 'src', problem));
}

/** The first demo of a group that has an address which the shell or one of `earlier` has too, and which; undefined when there is none. */
export function takenPath({ demos }: Sources, earlier: Sources[]): string | undefined {
  const taken = new Map<string, string>();
  for (const { name, demos: theirs } of [SHELL, ...earlier]) {
    for (const demo of Object.values(theirs)) {
      for (const address of addressesOf(demo)) taken.set(address, `${demo.title} of ${name}`);
    }
  }
  for (const [folder, demo] of Object.entries(demos)) {
    const address = addressesOf(demo).find((one) => taken.has(one));
    if (address) return `${folder}: has the path ${address}, which ${taken.get(address)} has too`;
  }
}

function addressesOf({ pages = [], ...demo }: Sources['demos'][string]): string[] {
  return [demo, ...pages].flatMap((page) => [page.path, ...(page.aliases ?? [])]).map(normalPath);
}

/** What is wrong with a demo is told by the build of its own group. */
async function sourcesOf({ name, directory }: Workspace): Promise<Sources> {
  const source = path.join(directory, 'src');
  const demos: Sources['demos'] = {};
  for (const folder of existsSync(source) ? readdirSync(source) : []) {
    const file = path.join(source, folder, 'demo.ts');
    // Not every entry is a folder, and the shell has no demos.
    if (!existsSync(file)) continue;
    const changed = statSync(file).mtimeMs;
    const { default: demo } = await import(`${pathToFileURL(file).href}?changed=${changed}`).catch(() => ({}));
    if (typeof demo?.path === 'string') demos[folder] = demo;
  }
  return { name, demos };
}
