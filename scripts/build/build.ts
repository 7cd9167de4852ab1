import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Configuration, MultiStats } from 'webpack';
import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import { renderDocument } from '../../services/static/src/document.ts';
import { BUILD_ID_FILE } from '../../shared/contract/build.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import type { BuildOptions } from '../../webpack.config.base.ts';
import { run } from '../commandLine.ts';
import { refuseTakenPaths } from './refuseTakenPaths.ts';
import { folderBeside, replaceFolder } from './replaceFolder.ts';
import { buildIdOf, isBuilt, isPacked, type Workspace, workspacesNamed } from './workspaces.ts';

const HELP = `
npm run build -- [name or folder…]

Builds the workspaces of these names, all when there are none, whose sources changed since their last build.
`;

/** Builds what changed, as many at once as there are cores, and says what it does. Throws when one fails. */
export async function build(names: string[] = []): Promise<void> {
  // A wrong address is told before anything is built.
  const { site } = siteFromEnvironment();
  const queue: Workspace[] = [];
  for (const workspace of workspacesNamed(names).filter((one) => !isPacked(one))) {
    if (isBuilt(workspace)) writeAddresses(path.join(workspace.directory, 'dist'), workspace, site);
    else queue.push(workspace);
  }
  if (queue.length === 0) return;
  if (queue.length === 1) return buildOne(queue[0] as Workspace, site);
  console.log(`Building ${queue.map(({ name }) => name).join(', ')}`);
  const failed: string[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, directory } = next;
      // A process each: webpack works on one core only.
      const child = fork(import.meta.filename, [directory], { execArgv: ['--import', import.meta.resolve('tsx')] });
      const exit = await new Promise((resolve) => child.once('exit', resolve));
      if (exit !== 0) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  if (failed.length > 0) throw new Error(`The build of ${failed.join(', ')} failed.`);
}

async function buildOne(workspace: Workspace, site: SiteConfig): Promise<void> {
  const started = performance.now();
  const buildId = buildIdOf(workspace);
  const dist = path.join(workspace.directory, 'dist');
  // Made beside the old build and put in its place when it is whole: a failure must not cost what is being served.
  const made = folderBeside(dist);
  await runWebpack(await configurationsOf(workspace, { mode: 'production', buildId, dist: made }));
  // What the federation plugin writes for its own tools; a site publishes the manifest alone.
  rmSync(path.join(made, 'mf-stats.json'), { force: true });
  compact(path.join(made, 'mf-manifest.json'));
  writeAddresses(made, workspace, site);
  compress(made);
  writeFileSync(path.join(made, BUILD_ID_FILE), buildId);
  replaceFolder(made, dist);
  console.log(`  ${workspace.name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * A build is also plain files for any static host: its document has the addresses of the environment. They may change
 * without the sources, and a server of ours writes its own over them.
 */
function writeAddresses(dist: string, { name }: Workspace, site: SiteConfig): void {
  const file = path.join(dist, 'index.html');
  const before = readFileSync(file, 'utf8');
  const after = renderDocument(before, site, { name });
  if (after !== before) writeFileSync(file, after);
}

/** What webpack is to make of a workspace. Rejects with the folder's name when a demo is not complete, or its path is taken. */
export async function configurationsOf(workspace: Workspace, options: BuildOptions): Promise<Configuration[]> {
  await refuseTakenPaths(workspace);
  const config = await import(pathToFileURL(path.join(workspace.directory, 'webpack.config.ts')).href);
  return config.default(options);
}

/** Runs webpack once. Rejects with what its errors say. */
export async function runWebpack(configurations: Configuration[]): Promise<void> {
  const { default: webpack } = await import('webpack');
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((error, result) => {
      compiler.close(() => (error || !result ? reject(error) : resolve(result)));
    });
  });
  // Two compilations of the same demos have the same errors: once is enough, and without the compiler's own stack.
  const failed = stats.stats.find((one) => one.hasErrors());
  if (failed)
    throw new Error(failed.toString({ preset: 'errors-only' }).replace(/\n\s*Caused by:.*?(?=\n +@ |$)/gs, ''));
}

/**
 * Every visitor loads the manifest. The plugin indents it, and lists what a build shares: modules that are never loaded
 * from here, because the shell brings them. It stays a manifest that the federation runtime of another host can read.
 */
function compact(file: string): void {
  if (!existsSync(file)) return;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { shared: unknown; exposes: { id?: string }[] };
  manifest.shared = [];
  for (const expose of manifest.exposes) delete expose.id;
  writeFileSync(file, JSON.stringify(manifest));
}

/** Scripts, styles, JSON and SVG of a kilobyte and more get a .br and a .gz beside them, made once instead of at every request. */
export function compress(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|json|svg)$/.test(file)) continue;
    const full = path.join(dist, file);
    const content = readFileSync(full);
    if (content.length < 1024) continue;
    writeFileSync(`${full}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(
      `${full}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
  }
}

if (process.argv[1] === import.meta.filename) {
  run(HELP, { allowPositionals: true }, ({ positionals }) => build(positionals));
}
