/**
 * Develops workspaces with reload: `npm run dev` all of them, `npm run dev -- media` one, with the others as built.
 * What is developed is built anew at every change, as a development build in `.cache/dev`, so that a running `npm start` keeps what it
 * serves; the shell comes as a development build, which watches the manifests and reloads the page (hosts/shell/src/development.ts).
 */
import { mkdirSync, watch } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import { untilStopped } from '../../services/common/src/untilStopped.ts';
import { build, configurationsOf } from '../build/build.ts';
import { draftOf, removeAbandonedDrafts } from '../build/replaceFolder.ts';
import { root, type Workspace, workspaces, workspacesNamed } from '../build/workspaces.ts';
import { addressTable, serveSite } from './serveSite.ts';

const FOLDER = path.join(root, '.cache/dev');

/** Builds a workspace now and after every change. Resolves after the first build, however it ended. */
async function develop(workspace: Workspace): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  removeAbandonedDrafts(path.join(FOLDER, workspace.name));
  // The server wants a folder, also when the first build fails.
  mkdirSync(distOf(workspace), { recursive: true });
  let watching = await start(workspace);
  let changed = false;
  let restarting = false;
  // The exposes of a container follow from its folders: a new demo, or a changed demo.ts, needs a new compiler.
  watch(path.join(workspace.directory, 'src'), { recursive: true }, async (event, file) => {
    if (!file || (path.basename(file) !== 'demo.ts' && event !== 'rename')) return;
    changed = true;
    if (restarting) return;
    restarting = true;
    // A folder comes first and its files after it: what changed while a compiler starts needs another one.
    while (changed) {
      changed = false;
      await new Promise((resolve) => (watching ? watching.close(resolve) : resolve(undefined)));
      watching = await start(workspace);
    }
    restarting = false;
  });
}

function distOf({ name }: Workspace): string {
  return draftOf(path.join(FOLDER, name));
}

async function start(workspace: Workspace) {
  try {
    const options = { mode: 'development', buildId: 'development', dist: distOf(workspace) } as const;
    const compiler = webpack(await configurationsOf(workspace, options));
    return await new Promise<ReturnType<typeof compiler.watch>>((resolve) => {
      const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
        if (error) console.error(error.message);
        else if (stats?.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: true }));
        else console.log(`${new Date().toLocaleTimeString()} ${workspace.name} is built`);
        resolve(watching);
      });
    });
  } catch (error) {
    // A demo.ts with a mistake in it: the next change of the folder tries again.
    console.error((error as Error).message);
    return undefined;
  }
}

await untilStopped(async () => {
  const names = process.argv.slice(2);
  const developed = workspacesNamed(names.length === 0 ? [] : ['shell', ...names]);
  const addresses = siteFromEnvironment();
  const served = ['shell', ...addresses.site.remotes.map(({ name }) => name)];
  const built = workspaces()
    .filter(({ name }) => served.includes(name))
    .filter(({ name }) => !developed.some((workspace) => workspace.name === name));
  if (built.length > 0) await build(built.map(({ name }) => name));
  await Promise.all(developed.map(develop));
  const running = await serveSite(addresses, {
    folders: Object.fromEntries(developed.map((workspace) => [workspace.name, distOf(workspace)])),
    // `?remote.media=http://localhost:4002` takes a group from any port (hosts/shell/src/development.ts).
    elsewhere: ['http://localhost:*'],
  });
  console.log(addressTable(running.site));
  return running;
});
