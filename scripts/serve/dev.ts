import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { DEVELOPED_BUILDS, type DevelopedBuild, type DevelopedBuilds } from '../../shared/contract/development.ts';
import { DOCUMENT_PARTS_FILE } from '../../shared/contract/document.ts';
import { build, configurationsOf } from '../build/build.ts';
import { readDemoFolders } from '../build/demoFolders.ts';
import { putHost } from '../build/putHost.ts';
import { refuseTakenPaths } from '../build/refuseTakenPaths.ts';
import { isGroup, STANDALONE, type Workspace, workspaces, workspacesNamed } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';
import { type TypeCheck, typeCheck, typeProjectOf } from './checkTypes.ts';
import { fixedNamesLast } from './fixedNamesLast.ts';
import { problemOfDemos, problemsIn } from './problems.ts';
import { addressTable, checkPorts, readSettings, serveSite } from './serveSite.ts';

const HELP = `
npm run dev -- [name or folder…]

Serves the whole site, and builds a group again when you edit it. Without names it does so for all groups. With names it does so
for these groups, and builds the others once. For a group in another place, give its folder. The folder has the group's name.
An open page shows your edit and keeps its state. If it cannot, it reloads and says why. You see errors of a build over the page and here.
Wrong types appear only here, and errors of a page in the browser's console.
`;

run(HELP, { allowPositionals: true }, async ({ positionals: names }) => {
  const developed = workspacesNamed(names.length === 0 ? [] : [STANDALONE, 'shell', ...names]);
  const addresses = readSettings();
  // A running `npm start` must keep what it serves, so these builds get a folder of their own.
  const place = mkdtempSync(path.join(tmpdir(), 'playground-developed-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
  const folders = Object.fromEntries(developed.map(({ name }) => [name, path.join(place, name)]));
  await checkPorts(addresses, folders);
  const served = ['shell', ...addresses.site.remotes.map(({ name }) => name)];
  const built = workspaces().filter(({ name }) => served.includes(name) && !(name in folders));
  if (built.length > 0) await build(built.map(({ name }) => name));

  for (const folder of Object.values(folders)) mkdirSync(folder);
  const file = path.join(place, 'shell', DEVELOPED_BUILDS);
  const builds: DevelopedBuilds = {};
  const checks = new Map<string, TypeCheck>();
  const tell = ({ name, directory }: Workspace, changes: Partial<DevelopedBuild>) => {
    if (changes.hash) putHosts(developed, folders);
    // The shell shows nothing of it.
    if (name === STANDALONE) return;
    const build = { hash: '', pages: '', problems: [], ...builds[name], ...changes };
    builds[name] = build;
    // In one step, because a page may read it at any moment.
    writeFileSync(`${file}.new`, JSON.stringify(builds));
    renameSync(`${file}.new`, file);
    checks.get(typeProjectOf(directory))?.[build.problems.length === 0 ? 'start' : 'stop']();
  };
  await Promise.all(
    developed.map((workspace) =>
      buildAtEveryChange(workspace, folders[workspace.name] as string, (changes) => tell(workspace, changes)),
    ),
  );
  const running = await serveSite(addresses, {
    folders,
    // `?remote.media=http://localhost:4002` takes a group from any port (hosts/shell/src/development/develop.ts).
    elsewhere: ['http://localhost:*'],
    // The server's knowledge of a group can be a second old. A page that reloads after an edit needs the newest build.
    hints: false,
  });
  console.log(await addressTable(running));
  // If you name a group, nobody works on the hosts.
  const worked = developed.filter((workspace) => names.length === 0 || isGroup(workspace));
  // Only now, because the first builds need the whole machine.
  for (const project of new Set(worked.map(({ directory }) => typeProjectOf(directory)))) {
    const check = typeCheck(project, path.join(place, `types-${checks.size}`));
    checks.set(project, check);
    check.start();
  }
});

/** Puts the host of groups' own origins into the build of each group, as soon as both are there. */
function putHosts(developed: Workspace[], folders: Record<string, string>): void {
  const built = (name: string, file: string) => existsSync(path.join(folders[name] as string, file));
  if (!built(STANDALONE, DOCUMENT_PARTS_FILE)) return;
  for (const { name } of developed.filter((one) => isGroup(one) && built(one.name, 'mf-manifest.json')))
    putHost(folders[name] as string, folders[STANDALONE]);
}

type Watching = ReturnType<webpack.MultiCompiler['watch']>;

/** Some editors replace a file by a new one. They are done after this time, in milliseconds. */
const SETTLED = 50;

/** Builds a workspace now and after every change. Resolves after the first build, with or without errors. */
async function buildAtEveryChange(
  workspace: Workspace,
  dist: string,
  tell: (changes: Partial<DevelopedBuild>) => void,
): Promise<void> {
  let ofDemos: string[] = [];
  let ofBuild: string[] = [];
  let demos: string | undefined;
  let watching: Watching | undefined;
  const look = async () => {
    const before = demos;
    try {
      const read = isGroup(workspace) ? await readDemoFolders(workspace) : [];
      await refuseTakenPaths(workspace, read);
      demos = JSON.stringify(read);
      ofDemos = [];
    } catch (error) {
      demos = before;
      const found = problemOfDemos(error as Error, workspace.directory);
      if (found !== ofDemos[0]) console.error(found);
      ofDemos = [found];
    }
    if (demos === before) return tell({ problems: [...ofDemos, ...ofBuild] });
    await new Promise((resolve) => (watching ? watching.close(resolve) : resolve(undefined)));
    const compiler = webpack(await configurationsOf(workspace, { mode: 'development', dist }));
    const pages = hash('sha256', demos ?? '');
    watching = await watchWith(compiler, workspace.name, dist, (found, built) => {
      ofBuild = found;
      // An open page cannot take an edit of the shell.
      const build = built && { hash: built, pages: workspace.name === 'shell' ? built : pages };
      tell({ ...build, problems: [...ofDemos, ...ofBuild] });
    });
  };
  let looked = look();
  await looked;
  let timer: NodeJS.Timeout | undefined;
  // The exposes of a container follow from its folders and `demo.ts` files. If they change, webpack must start again.
  watch(path.join(workspace.directory, 'src'), { recursive: true }, (event, file) => {
    if (!file || (path.basename(file) !== 'demo.ts' && event !== 'rename')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      looked = looked.then(look);
    }, SETTLED);
  });
}

/** Lets webpack build now and after every change. Resolves after the first build, with or without errors. */
function watchWith(
  compiler: webpack.MultiCompiler,
  name: string,
  dist: string,
  tell: (problems: string[], hash?: string) => void,
): Promise<Watching> {
  compiler.compilers.forEach(fixedNamesLast);
  // A compiler that starts again uses the same names for its updates, and webpack does not overwrite a file with a hash in its name.
  rmSync(path.join(dist, 'static/updates'), { recursive: true, force: true });
  compiler.compilers[0]?.hooks.done.tap('tell', (stats) => {
    if (!stats.hasErrors()) tell([], stats.hash);
  });
  return new Promise((resolve) => {
    let said = '';
    const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      const problems = stats ? problemsIn(stats) : [String(error?.message)];
      const text = problems.join('\n\n');
      // If an editor writes a file in two steps, webpack builds it twice.
      if (text && text !== said) console.error(text);
      said = text;
      if (text) tell(problems);
      else console.log(`${new Date().toLocaleTimeString()} ${name} is built`);
      resolve(watching);
    });
  });
}
