import path from 'node:path';
import { listBuilds, publish, requireFolder, rollBack } from '../../services/static/src/builds.ts';
import { build } from '../build/build.ts';
import { type Workspace, workspacesNamed } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';

const HELP = `
npm run publish:remote -- <group> <folder> [--rollback | --keep <builds> | --list]

Builds a group, or the shell, if its sources changed, and publishes it to a folder that a static server serves. Visitors get the old
build or the new one, never a mix. The group is a name, or a folder elsewhere. Only one command at a time can work on a folder.

  --rollback       makes the build before the current one current again, and publishes nothing
  --keep <builds>  publishes, and then deletes all builds but this many: with 2 you can roll back once, with 1 you cannot. Open pages
                   of a deleted build cannot load their other parts
  --list           lists the builds in the folder, the newest first, and publishes nothing
`;

const options = { rollback: { type: 'boolean' }, keep: { type: 'string' }, list: { type: 'boolean' } } as const;
run(HELP, { allowPositionals: true, options }, async ({ positionals, values: { rollback, keep, list } }) => {
  const [name, folder, ...rest] = positionals;
  if (!name || !folder || rest.length > 0) throw new Error('Name a group and a folder. --help shows how.');
  if (list && (rollback || keep)) throw new Error('--list only lists builds: use it without --rollback and --keep.');
  if (rollback && keep) throw new Error('--rollback publishes nothing: use it without --keep.');
  if (keep && !/^[1-9]\d*$/.test(keep)) throw new Error('--keep needs a number of builds, at least 1.');
  const [workspace] = workspacesNamed([name]) as [Workspace];
  if (list) {
    const builds = await listBuilds(folder);
    if (builds.length === 0) throw new Error(`Nothing was published to ${folder} yet.`);
    for (const { id, current, withdrawn, unfinished } of builds) {
      const mark = current ? '  current' : unfinished ? '  not finished' : '';
      console.log(`${id}${mark}${withdrawn ? '  rolled back' : ''}`);
    }
  } else if (rollback) {
    const { from, to } = await rollBack(folder);
    console.log(`${name}: back from build ${from.id} to ${to.id}`);
  } else {
    // Before the build, which takes long.
    await requireFolder(folder);
    await build([name]);
    const dist = path.join(workspace.directory, 'dist');
    const { build: published, added, previous, forgotten } = await publish(dist, folder, { keep: Number(keep ?? 0) });
    console.log(`${name}: build ${published.id} is published, with ${added} new files`);
    if (previous) console.log(`  --rollback goes back to ${previous.id}`);
    if (forgotten.length > 0) console.log(`  deleted: ${forgotten.map(({ id }) => id).join(', ')}`);
  }
});
