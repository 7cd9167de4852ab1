import { mkdirSync, mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { build, configurationsOf } from '../build/build.ts';
import { type Workspace, workspaces, workspacesNamed } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';
import { addressTable, checkPorts, readSettings, serveSite } from './serveSite.ts';

const HELP = `
npm run dev -- [name or folder…]

Serves everything and builds anew at every change: all groups, or those of these names, with the others as built. A group that
lies elsewhere is given by its folder, which bears the group's name. The shell comes as a development build, which watches the
groups' manifests and reloads the page.
`;

run(HELP, { allowPositionals: true }, async ({ positionals: names }) => {
  const developed = workspacesNamed(names.length === 0 ? [] : ['shell', ...names]);
  const addresses = readSettings();
  await checkPorts(addresses, Object.fromEntries(developed.map(({ name, directory }) => [name, directory])));
  const served = ['shell', ...addresses.site.remotes.map(({ name }) => name)];
  const built = workspaces()
    .map(({ name }) => name)
    .filter((name) => served.includes(name) && !developed.some((workspace) => workspace.name === name));
  if (built.length > 0) await build(built);
  // A running `npm start` keeps what it serves: the builds of this process lie in a folder of its own.
  const place = mkdtempSync(path.join(tmpdir(), 'playground-developed-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
  const folders = Object.fromEntries(developed.map(({ name }) => [name, path.join(place, name)]));
  await Promise.all(developed.map((workspace) => develop(workspace, folders[workspace.name] as string)));
  const running = await serveSite(addresses, {
    folders,
    // `?remote.media=http://localhost:4002` takes a group from any port (hosts/shell/src/development.ts).
    elsewhere: ['http://localhost:*'],
    // A build has just been made when its page loads again: what the server knew a second ago would be wrong.
    hints: false,
  });
  console.log(await addressTable(running.site));
});

/** Builds a workspace now and after every change. Resolves after the first build, however it ended. */
async function develop(workspace: Workspace, dist: string): Promise<void> {
  // The server wants a folder, also when the first build fails.
  mkdirSync(dist);
  let watching = await start(workspace, dist);
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
      watching = await start(workspace, dist);
    }
    restarting = false;
  });
}

async function start(workspace: Workspace, dist: string) {
  try {
    const options = { mode: 'development', buildId: 'development', dist } as const;
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
