import path from 'node:path';
import { listBuilds, publish, requireFolder, rollBack } from '../../services/static/src/builds.ts';
import { build } from '../build/build.ts';
import { type Workspace, workspacesNamed } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';

const HELP = `
npm run publish:remote -- <group> <folder> [--rollback | --keep <builds> | --list]

Builds a group, or the shell, if its sources changed, and publishes it to a folder that a static server serves, without a moment
in which it is half there. The group is a name, or a folder that lies elsewhere. One works on a folder at a time.

  --rollback       makes the build before the current one current again, and publishes nothing
  --keep <builds>  publishes, and then forgets all but so many builds: 2 leave one to roll back to, 1 leaves none. Pages that were
                   opened with a build that is forgotten cannot load their further parts
  --list           says which builds the folder has, the newest first, and publishes nothing
`;

const options = { rollback: { type: 'boolean' }, keep: { type: 'string' }, list: { type: 'boolean' } } as const;
run(HELP, { allowPositionals: true, options }, async ({ positionals, values: { rollback, keep, list } }) => {
  const [name, folder, ...rest] = positionals;
  if (!name || !folder || rest.length > 0) throw new Error('It takes a group and a folder. --help says more.');
  if (list && (rollback || keep)) throw new Error('--list publishes nothing, and changes nothing.');
  if (rollback && keep) throw new Error('--rollback publishes nothing, so there is nothing to --keep.');
  if (keep && !/^[1-9]\d*$/.test(keep)) throw new Error('--keep takes how many builds to keep, at least 1.');
  const [workspace] = workspacesNamed([name]) as [Workspace];
  if (list) {
    const builds = await listBuilds(folder);
    if (builds.length === 0) throw new Error(`Nothing was published to ${folder} yet.`);
    for (const { id, current, withdrawn } of builds) {
      console.log(`${id}${current ? '  current' : ''}${withdrawn ? '  rolled back' : ''}`);
    }
    return;
  }
  if (rollback) {
    const { from, to } = await rollBack(folder);
    console.log(`${name}: back from build ${from.id} to ${to.id}`);
    return;
  }
  // Told before anything is built.
  await requireFolder(folder);
  await build([name]);
  const dist = path.join(workspace.directory, 'dist');
  const { build: published, added, previous, forgotten } = await publish(dist, folder, { keep: Number(keep ?? 0) });
  console.log(`${name}: build ${published.id} is published, with ${added} new files`);
  if (previous) console.log(`  --rollback goes back to ${previous.id}`);
  if (forgotten.length > 0) console.log(`  forgotten: ${forgotten.map(({ id }) => id).join(', ')}`);
});
