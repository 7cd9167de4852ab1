import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import {
  DEVELOPED_BUILDS,
  type DevelopedBuild,
  type DevelopedBuilds,
  type Problem,
} from '../../shared/contract/development.ts';
import { build, configurationsOf } from '../build/build.ts';
import { readDemos } from '../build/readDemos.ts';
import { refuseTakenPaths } from '../build/refuseTakenPaths.ts';
import { type Workspace, workspaces, workspacesNamed } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';
import { type TypeCheck, typeCheck, typeProjectOf } from './checkTypes.ts';
import { fixedNamesLast } from './fixedNamesLast.ts';
import { describe, problemOfDemos, problemsIn } from './problems.ts';
import { addressTable, checkPorts, readSettings, serveSite } from './serveSite.ts';

const HELP = `
npm run dev -- [name or folder…]

Serves everything and builds anew at every change: all groups, or those of these names, with the others as built. A group that
lies elsewhere is given by its folder, which bears the group's name. The shell comes as a development build: open pages take an
edit of a group in and keep their state, or reload and say why. What is wrong stands over the page and here, wrong types here alone.
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
  for (const folder of Object.values(folders)) mkdirSync(folder);
  const tell = teller(folders.shell as string);
  // Types are looked at when pages can be: the first builds need the machine.
  const checks = new Map<string, TypeCheck>();
  await Promise.all(
    developed.map(({ name, directory }) => {
      const told = (build: Partial<DevelopedBuild>) => {
        tell(name, build);
        const check = checks.get(typeProjectOf(directory));
        if (build.problems?.length === 0) check?.start();
        else check?.forget();
      };
      return develop({ name, directory }, folders[name] as string, told);
    }),
  );
  const running = await serveSite(addresses, {
    folders,
    // `?remote.media=http://localhost:4002` takes a group from any port (hosts/shell/src/development/develop.ts).
    elsewhere: ['http://localhost:*'],
    // A build has just been made when its page loads again: what the server knew a second ago would be wrong.
    hints: false,
  });
  console.log(await addressTable(running.site));
  // The shell comes along, and is nobody's work where a group is named.
  const worked = developed.filter(({ name }) => names.length === 0 || name !== 'shell');
  for (const project of new Set(worked.map(({ directory }) => typeProjectOf(directory)))) {
    const check = typeCheck(project, path.join(place, `types-${checks.size}`));
    checks.set(project, check);
    check.start();
  }
});

type Watching = NonNullable<webpack.MultiCompiler['watching']>;

/** Says to open pages what became of a build. */
type Tell = (build: Partial<DevelopedBuild>) => void;

/** Writes what is said of the workspaces where the shell's origin serves it. */
function teller(folder: string): (workspace: string, build: Partial<DevelopedBuild>) => void {
  const builds: DevelopedBuilds = {};
  return (workspace, build) => {
    builds[workspace] = { hash: '', pages: '', problems: [], ...builds[workspace], ...build };
    // In one step: pages read it at any moment.
    const file = path.join(folder, DEVELOPED_BUILDS);
    writeFileSync(`${file}.new`, JSON.stringify(builds));
    renameSync(`${file}.new`, file);
  };
}

/** How long after a change an editor is done with it, in milliseconds: some put a new file in the place of the old one. */
const SETTLED = 50;

/** Builds a workspace now and after every change. Resolves after the first build, however it ended. */
async function develop(workspace: Workspace, dist: string, tell: Tell): Promise<void> {
  const problems = { ofDemos: [] as Problem[], ofBuild: [] as Problem[] };
  const say = (build: Partial<DevelopedBuild> = {}) =>
    tell({ ...build, problems: [...problems.ofDemos, ...problems.ofBuild] });
  let watching: Watching | undefined;
  let started: string | undefined;
  const look = async () => {
    let demos: string;
    try {
      demos = workspace.name === 'shell' ? '' : JSON.stringify(await readDemos(workspace.directory));
      await refuseTakenPaths(workspace);
    } catch (error) {
      const found = problemOfDemos(error as Error, workspace.directory);
      if (describe(found) !== problems.ofDemos.map(describe).join()) console.error(describe(found));
      problems.ofDemos = [found];
      return say();
    }
    problems.ofDemos = [];
    if (demos === started) return say();
    started = demos;
    await new Promise((resolve) => (watching ? watching.close(resolve) : resolve(undefined)));
    watching = await start(workspace, dist, (found, build) => {
      problems.ofBuild = found;
      say(build);
    });
  };
  await look();
  let changed = false;
  let looking = false;
  // The exposes of a container follow from its folders: when they say something else of themselves, a new compiler is needed.
  watch(path.join(workspace.directory, 'src'), { recursive: true }, async (event, file) => {
    if (!file || (path.basename(file) !== 'demo.ts' && event !== 'rename')) return;
    changed = true;
    if (looking) return;
    looking = true;
    // A folder comes first and its files after it: what changed meanwhile is looked at once more.
    while (changed) {
      await new Promise((resolve) => setTimeout(resolve, SETTLED));
      changed = false;
      await look();
    }
    looking = false;
  });
}

/** Lets webpack build now and after every change. Resolves after the first build, however it ended. */
async function start(
  workspace: Workspace,
  dist: string,
  tell: (problems: Problem[], build?: Partial<DevelopedBuild>) => void,
): Promise<Watching | undefined> {
  const options = { mode: 'development', buildId: 'development', dist } as const;
  const compiler = webpack(await configurationsOf(workspace, options));
  compiler.compilers.forEach(fixedNamesLast);
  // Webpack takes a file whose name has a hash for the same as before.
  rmSync(path.join(dist, 'static/updates'), { recursive: true, force: true });
  // What a page in the shell waits for; a group's build for its own origin comes after it.
  compiler.compilers[0]?.hooks.done.tap('tell', (stats) => {
    if (!stats.hasErrors()) tell([], { hash: stats.hash ?? '', pages: pagesOf(workspace, dist, stats) });
  });
  return new Promise((resolve) => {
    let said = '';
    const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      const problems = error ? [{ message: error.message }] : stats ? problemsIn(stats) : [];
      const text = problems.map(describe).join('\n\n');
      // A file that is written in two steps is built twice.
      if (text && text !== said) console.error(text);
      said = text;
      if (text) tell(problems);
      else console.log(`${new Date().toLocaleTimeString()} ${workspace.name} is built`);
      resolve(watching);
    });
  });
}

/**
 * Stands for what an open page cannot take in place: of a group, what its manifest says of its pages; of the shell, all. What is
 * in the document before any page is the shell's.
 */
function pagesOf({ name }: Workspace, dist: string, { hash }: Stats): string {
  if (name === 'shell') return hash ?? '';
  const { metaData } = JSON.parse(readFileSync(path.join(dist, 'mf-manifest.json'), 'utf8'));
  // Its name changes with the code.
  delete metaData.remoteEntry;
  return createHash('sha256').update(JSON.stringify(metaData)).digest('hex');
}
