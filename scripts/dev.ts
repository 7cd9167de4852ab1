/**
 * Develops workspaces with reload: `npm run dev` all of them, `npm run dev -- media` one, with the others as built.
 * What is developed is built anew at every change, as a development build; the shell comes as a development build, which watches the manifests and reloads the page (hosts/shell/src/development.ts).
 */
import { rmSync, watch } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { build, configurationsOf } from './build.ts';
import { addressTable, serveSite } from './serve.ts';
import { siteFromEnvironment } from './site.ts';
import { type Workspace, workspaces, workspacesNamed } from './workspaces.ts';

/** Builds a workspace now and after every change. Resolves after the first build, however it ended. */
async function develop(workspace: Workspace): Promise<void> {
  rmSync(distOf(workspace), { recursive: true, force: true });
  let watching = await start(workspace);
  let restarting = false;
  // The exposes of a container follow from its folders: a new demo, or a changed demo.ts, needs a new compiler.
  watch(path.join(workspace.directory, 'src'), { recursive: true }, async (event, file) => {
    if (!file || (path.basename(file) !== 'demo.ts' && event !== 'rename')) return;
    if (restarting) return;
    restarting = true;
    await new Promise((resolve) => (watching ? watching.close(resolve) : resolve(undefined)));
    watching = await start(workspace);
    restarting = false;
  });
}

function distOf({ directory }: Workspace): string {
  return path.join(directory, 'dist');
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

try {
  const names = process.argv.slice(2);
  const developed = workspacesNamed(names.length === 0 ? [] : ['shell', ...names]);
  const built = workspaces().filter(({ name }) => !developed.some((workspace) => workspace.name === name));
  if (built.length > 0) await build(built.map(({ name }) => name));
  await Promise.all(developed.map(develop));
  const running = await serveSite(siteFromEnvironment());
  console.log(addressTable(running.site));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
