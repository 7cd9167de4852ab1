import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { project } from '../../services/common/src/project.ts';
import type { Demo } from '../../shared/contract/demo.ts';
import { groupsNamed } from '../build/workspaces.ts';

/** A demo, and its folder from the project's. */
export interface DemoFolder {
  folder: string;
  demo: Demo;
}

/** The demos whose folders have one of these in their path; all when there are none. */
export async function demosAt(parts: string[] = []): Promise<DemoFolder[]> {
  const folders = groupsNamed([]).flatMap(({ name }) =>
    readdirSync(path.join(project, 'remotes', name, 'src')).map((demo) => `remotes/${name}/src/${demo}`),
  );
  const wanted = folders.filter(
    (folder) =>
      existsSync(path.join(project, folder, 'demo.ts')) &&
      (parts.length === 0 || parts.some((part) => `${folder}/`.includes(part))),
  );
  return Promise.all(
    wanted.map(async (folder) => {
      const { default: demo } = await import(pathToFileURL(path.join(project, folder, 'demo.ts')).href);
      return { folder, demo };
    }),
  );
}
