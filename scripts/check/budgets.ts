/**
 * Holds every group of files to its budget of bytes, as they go over the wire (Brotli, without headers).
 *
 *   npx tsx scripts/budgets.ts [--record]
 *
 * `--record` writes today's bytes and modules into budgets.json, after growth that is wanted; budgets are changed by hand.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Chunk, type Compilation, type Module } from 'webpack';
import { configurationsOf } from '../build/build.ts';
import { root, type Workspace, workspaces } from '../build/workspaces.ts';

const FILE = path.join(root, 'budgets.json');

/** Source bytes by module, before minification: a package of node_modules is one, and so is each file of our own. */
type Modules = Record<string, number>;

interface Budgets {
  /** The most bytes for each group; a demo that is not named has `demo`. */
  budgets: Record<string, number>;
  /** What the groups were made of when last recorded. */
  recorded: Record<string, { bytes: number; modules: Modules }>;
}

interface Group {
  name: string;
  workspace: Workspace;
  /** Files of the workspace's `dist`. */
  files: string[];
  bytes: number;
}

/** Prints every group with its bytes and its budget. Throws, naming the modules that grew, when one is over. */
export async function checkBudgets(): Promise<void> {
  const { budgets, recorded } = JSON.parse(readFileSync(FILE, 'utf8')) as Budgets;
  const groups = measure();
  const budgetOf = (name: string) => budgets[name] ?? budgets[name.split(' ')[0] ?? ''];
  const sums = totals(groups);
  const rows = [...sums, ...groups].map(({ name, bytes }) => ({ name, bytes, budget: budgetOf(name) }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, bytes, budget } of rows) {
    const state = budget === undefined ? 'has no budget' : bytes > budget ? 'OVER' : '';
    console.log(
      `  ${name.padEnd(width)} ${String(bytes).padStart(7)} of ${String(budget ?? '?').padStart(7)} ${state}`.trimEnd(),
    );
  }
  const over = rows.filter(({ bytes, budget }) => budget === undefined || bytes > budget);
  if (over.length === 0) return;
  const names = new Set(over.map(({ name }) => name));
  // A sum has grown where its parts have.
  const suspects = groups.filter(
    ({ name, bytes }) =>
      names.has(name) ||
      (sums.some((sum) => names.has(sum.name) && sum.parts.includes(name)) && bytes > (recorded[name]?.bytes ?? 0)),
  );
  const modules = await modulesOf(suspects);
  const grown = suspects.flatMap(({ name, bytes }) => [
    `${name}: ${recorded[name]?.bytes ?? 0} -> ${bytes} on the wire`,
    ...growth(modules.get(name) ?? {}, recorded[name]?.modules ?? {}),
  ]);
  throw new Error(
    [
      `Over budget: ${[...names].join(', ')}.`,
      'What grew since it was recorded, modules in bytes of source:',
      ...grown,
    ].join('\n  '),
  );
}

/** The groups as they are built, in the order of the workspaces. Throws when something is not built. */
function measure(): Group[] {
  return workspaces().flatMap((workspace) => {
    const group = (name: string, files: string[]): Group => ({
      name,
      workspace,
      files,
      bytes: files.reduce((sum, file) => sum + wireBytes(path.join(workspace.directory, 'dist', file)), 0),
    });
    if (workspace.name === 'shell') return shellGroups(workspace, group);
    const manifest = JSON.parse(
      readFileSync(path.join(workspace.directory, 'dist/mf-manifest.json'), 'utf8'),
    ) as Manifest;
    return [
      group(`manifest ${workspace.name}`, ['mf-manifest.json']),
      group(`icons ${workspace.name}`, [manifest.metaData.icons]),
      group(`entry ${workspace.name}`, [manifest.metaData.remoteEntry.name]),
      ...manifest.exposes.map(({ path: expose, assets }) =>
        group(`demo ${workspace.name} ${expose.slice(2)}`, [...assets.js.sync, ...assets.css.sync]),
      ),
    ];
  });
}

interface Manifest {
  metaData: { remoteEntry: { name: string }; icons: string };
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** The shell's files, as its document names them: the code of every page, and what only home or only demos need. */
function shellGroups({ directory }: Workspace, group: (name: string, files: string[]) => Group): Group[] {
  const document = readFileSync(path.join(directory, 'dist/index.html'), 'utf8');
  const named = [...new Set(document.match(/static\/[\w-]+\.[0-9a-f]+\.(js|css)/g))];
  const ofChunk = (chunk: string, ending: string) =>
    named.filter((file) => file.startsWith(`static/${chunk}.`) && file.endsWith(ending));
  return [
    group('document', ['index.html']),
    group('shell script', ofChunk('main', '.js')),
    group('shell style', ofChunk('main', '.css')),
    group('home', [...ofChunk('home', '.js'), ...ofChunk('home', '.css')]),
    group('federation script', ofChunk('federation', '.js')),
    group('federation style', ofChunk('federation', '.css')),
  ];
}

/** What the promises are about: what a first visit to home, and to the smallest demo, has to fetch. */
function totals(groups: Group[]) {
  const total = (name: string, belongs: RegExp) => {
    const parts = groups.filter((group) => belongs.test(group.name));
    return {
      name,
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      parts: parts.map((part) => part.name),
    };
  };
  return [
    total('home in all', /^(document|shell|home|manifest|icons)\b/),
    total('small demo in all', /^(document|shell|federation|manifest|entry forms$|demo forms counter\/Counter$)/),
  ];
}

/** The bytes that are sent for a file: of its .br, else what the server makes of it; small scripts go as they are. */
function wireBytes(file: string): number {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  if (compressed) return compressed.size;
  return /\.(html|json)$/.test(file) ? brotliCompressSync(readFileSync(file)).length : statSync(file).size;
}

/** Compiles the workspaces of these groups once more, only to ask webpack what their files are made of. */
async function modulesOf(groups: Group[]): Promise<Map<string, Modules>> {
  const found = new Map<string, Modules>();
  for (const workspace of new Set(groups.map((group) => group.workspace))) {
    const chunks = await chunksOf(workspace);
    for (const { name, files } of groups.filter((group) => group.workspace === workspace)) {
      const names = new Set(files.map(withoutHash));
      const modules: Modules = {};
      for (const { file, module, bytes } of chunks) {
        if (names.has(file)) modules[module] = (modules[module] ?? 0) + bytes;
      }
      found.set(name, modules);
    }
  }
  return found;
}

async function chunksOf(workspace: Workspace): Promise<{ file: string; module: string; bytes: number }[]> {
  const dist = mkdtempSync(path.join(tmpdir(), 'playground-budgets-'));
  try {
    const [config] = await configurationsOf(workspace, { mode: 'production', buildId: 'budgets', dist });
    if (!config) throw new Error(`${workspace.name} has no configuration.`);
    const compilation = await new Promise<Compilation>((resolve, reject) => {
      const compiler = webpack(config);
      compiler.run((error, stats) => {
        compiler.close(() => (error || !stats ? reject(error) : resolve(stats.compilation)));
      });
    });
    return [...compilation.chunks].flatMap((chunk) => partsOf(chunk, compilation));
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

function partsOf(chunk: Chunk, { chunkGraph }: Compilation) {
  return (
    [...chunkGraph.getChunkModules(chunk)]
      // A concatenated module is what it was made of.
      .flatMap((module) => (module as Module & { modules?: Module[] }).modules ?? [module])
      .flatMap((module) => {
        const isStyle = module.type.startsWith('css');
        return [...chunk.files]
          .filter((file) => file.endsWith(isStyle ? '.css' : '.js'))
          .map((file) => ({ file: withoutHash(file), module: nameOf(module), bytes: module.size() }));
      })
  );
}

/** `react-dom`, `hosts/shell/src/Home.tsx`, `webpack`. */
function nameOf(module: Module): string {
  const file = module.nameForCondition();
  if (!file) return 'webpack';
  const inPackage = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
  return (inPackage ?? path.relative(root, file)).replaceAll('\\', '/');
}

function withoutHash(file: string): string {
  return file.replace(/\.[0-9a-f]{12}\./, '.');
}

/** A line for each module that is new or larger than recorded, the largest growth first. */
function growth(now: Modules, before: Modules): string[] {
  return Object.entries(now)
    .map(([module, bytes]) => ({ module, bytes, more: bytes - (before[module] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .slice(0, 8)
    .map(({ module, bytes, more }) => `  ${module} +${more} (${bytes})`);
}

async function record(): Promise<void> {
  const { budgets } = JSON.parse(readFileSync(FILE, 'utf8')) as Budgets;
  const groups = measure();
  const modules = await modulesOf(groups);
  const recorded = Object.fromEntries(
    groups.map(({ name, bytes }) => [name, { bytes, modules: modules.get(name) ?? {} }]),
  );
  writeFileSync(FILE, `${JSON.stringify({ budgets, recorded }, undefined, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) {
  try {
    await (process.argv.includes('--record') ? record() : checkBudgets());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
