import {
  closeChannel,
  listBuilds,
  publish,
  requireFolder,
  rollBack,
} from '../../services/origin/src/publish/builds.ts';
import { BUILD_ID, BUILD_NAME } from '../../shared/contract/build.ts';
import { build, dropVersionsOfDemos } from '../build/build.ts';
import { compress } from '../build/compress.ts';
import { distOf, type Workspace, workspacesNamed } from '../build/workspaces.ts';
import { FLAG, run, TEXT } from '../commandLine.ts';

const HELP = `
npm run publish:remote -- <group> <folder> [--rollback | --keep <builds> | --channel <name> [--close] | --list]

Builds a group, or the shell, if its sources changed, and publishes it to a folder that a static server serves. The source maps
stay in dist-maps/ beside dist/, for the command trace. Visitors get the old
build or the new one, never a mix. The group is a name, or a folder elsewhere. Only one command at a time can work on a folder.

  --rollback       makes the build before the current one current again, and publishes nothing
  --keep <builds>  publishes, and then deletes all builds but this many: with 2 you can roll back once, with 1 you cannot. Open pages
                   of a deleted build cannot load their other parts
  --channel <name> publishes to a channel of the group. The current build stays: only pages with ?build.<group>=<name> in their address
                   take the new one. With --close, it ends the channel and publishes nothing
  --list           lists the builds in the folder, the newest first, and publishes nothing
`;

const options = { rollback: FLAG, keep: TEXT, channel: TEXT, close: FLAG, list: FLAG };
run(HELP, { allowPositionals: true, options }, async ({ positionals, values }) => {
  const { rollback, keep, channel, close, list } = values;
  const [name, folder, ...rest] = positionals;
  if (!name || !folder || rest.length > 0) throw new Error('Name a group and a folder. --help shows how.');
  if (list && (rollback || keep || channel)) throw new Error('--list only lists builds: use it alone.');
  if (rollback && (keep || channel)) throw new Error('--rollback publishes nothing: use it alone.');
  if (close && !channel) throw new Error('--close ends a channel: name it with --channel.');
  if (channel !== undefined && (!BUILD_NAME.test(channel) || BUILD_ID.test(channel))) {
    throw new Error(
      '--channel needs a name of up to 40 small letters, digits and hyphens that does not look like a build.',
    );
  }
  if (keep && !/^[1-9]\d*$/.test(keep)) throw new Error('--keep needs a number of builds, at least 1.');
  const [workspace] = workspacesNamed([name]) as [Workspace];
  if (list) {
    const builds = await listBuilds(folder);
    if (builds.length === 0) throw new Error(`Nothing was published to ${folder} yet.`);
    for (const { id, current, withdrawn, unfinished, channels } of builds) {
      const marks = [current ? 'current' : unfinished && 'not finished', withdrawn && 'rolled back'].filter(Boolean);
      console.log([id, ...marks, ...channels.map((one) => `?build.${workspace.name}=${one}`)].join('  '));
    }
  } else if (rollback) {
    const { from, to } = await rollBack(folder);
    console.log(`${name}: back from build ${from.id} to ${to.id}`);
  } else if (channel && close) {
    await closeChannel(folder, channel);
    console.log(`${name}: the channel ${channel} is closed`);
  } else {
    // Before the build, which takes long.
    await requireFolder(folder);
    await build([name], true);
    const dist = distOf(workspace);
    dropVersionsOfDemos(dist);
    await compress(dist);
    const published = await publish(dist, folder, { keep: Number(keep ?? 0), channel });
    const { added, previous, forgotten } = published;
    console.log(`${name}: build ${published.build.id} is published, with ${added} new files`);
    if (channel) console.log(`  pages open it with ?build.${workspace.name}=${channel} in their address`);
    else if (previous) console.log(`  --rollback goes back to ${previous.id}`);
    if (forgotten.length > 0) console.log(`  deleted: ${forgotten.map(({ id }) => id).join(', ')}`);
  }
});
