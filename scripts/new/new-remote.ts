/**
 * Makes the folder of a new group, with one demo in it.
 *
 *   npm run new:remote -- --name crew --title Crew [--directory ../crew] [--demo "First Steps"]
 *
 * Name and title are asked for when they are not given. Without a directory it is made in `remotes/`. Another one may lie
 * anywhere on this machine: the group then belongs to its team alone, and needs this checkout only to be built and checked.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/workspaces.ts';
import { ask } from './ask.ts';
import { newRemote } from './newRemote.ts';

try {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      title: { type: 'string' },
      directory: { type: 'string' },
      demo: { type: 'string' },
    },
  });
  const name = values.name ?? (await ask('Name, small letters and digits'));
  const title = (values.title ?? (await ask('Title'))).trim();
  const directory = path.resolve(values.directory ?? path.join(root, 'remotes', name));
  newRemote({ name, title, directory, demo: values.demo ?? `${title} Counter` });

  const isWorkspace = values.directory === undefined;
  const entry = JSON.stringify({ name, title, url: 'http://localhost:3006' });
  console.log(`Made ${path.relative(process.cwd(), directory)}. Next:

  ${isWorkspace ? 'npm install    (the lock file names the new workspace)' : `npm run build -- ${values.directory}`}
  The shell shows the group as soon as its table of remotes has it. In ${isWorkspace ? 'hosts/shell/remotes.json or ' : ''}REMOTES, with an address of its own:
  ${entry}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
