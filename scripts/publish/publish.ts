/**
 * Publishes a remote to a folder that a static server serves, without a moment in which it is half there.
 *
 *   npm run publish:remote -- media DIR               builds it if its sources changed, and publishes it
 *   npm run publish:remote -- media DIR --rollback    makes the build before the current one current again
 *   npm run publish:remote -- media DIR --keep 5      publishes it, and forgets all but five builds
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build/build.ts';
import { workspacesNamed } from '../build/workspaces.ts';
import { prune, publish, rollBack } from './publishing.ts';

const USAGE = 'npm run publish:remote -- <remote> <folder> [--rollback | --keep <builds>]';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { rollback: { type: 'boolean' }, keep: { type: 'string' } },
  });
  const [name, folder, ...rest] = positionals;
  if (!name || !folder || rest.length > 0 || (values.rollback && values.keep)) throw new Error(USAGE);
  if (values.keep && !/^[1-9]\d*$/.test(values.keep))
    throw new Error('--keep takes how many builds to keep, at least 1.');
  const [workspace] = workspacesNamed([name]);
  if (!workspace || name === 'shell') throw new Error(`${name} is no remote. ${USAGE}`);

  if (values.rollback) {
    const { from, to } = await rollBack(folder);
    console.log(`${name}: back from build ${from.id} to ${to.id}`);
  } else {
    await build([name]);
    const { build: published, added, previous } = await publish(path.join(workspace.directory, 'dist'), folder);
    console.log(`${name}: build ${published.id} is published, with ${added} new files`);
    if (previous) console.log(`  --rollback goes back to ${previous.id}`);
    const forgotten = values.keep ? await prune(folder, Number(values.keep)) : [];
    if (forgotten.length > 0) console.log(`  forgotten: ${forgotten.map(({ id }) => id).join(', ')}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
