import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foldersIn, root, serverFilesOf } from '../../shared/project/folders.ts';

/** The build of the shell has the names too, because a team's package has no demos of this site. */
export const CALLS_FILE = 'calls.json';

/** The calls of the API that `?fault=` can name. They are read and not run, because server parts need packages that a build does not. */
export const CALLS = readCalls(path.join(root, 'remotes')) ?? readPacked();

function readCalls(remotes: string): string[] | undefined {
  if (!existsSync(remotes)) return undefined;
  return foldersIn(remotes)
    .flatMap(serverFilesOf)
    .flatMap((file) => {
      const [, list = ''] = /\bcalls: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? [];
      return [...list.matchAll(/'([^']+)'/g)].map(([, call = '']) => call);
    })
    .sort();
}

function readPacked(): string[] {
  const file = path.join(root, 'hosts/shell/dist', CALLS_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
