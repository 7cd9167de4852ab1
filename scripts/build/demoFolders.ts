import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { build } from 'esbuild';
import { project } from '../../services/common/src/project.ts';
import { type Demo, demoProblem } from '../../shared/contract/demo.ts';
import type { PublishedPage } from '../../shared/contract/manifest.ts';
import { type Matrix, TOOLS, type Tool } from '../../shared/contract/practice.ts';
import { outcomeProblem, PUBLISHED_SEED, type PublishedTask } from '../../shared/contract/task.ts';
import type { Exceptions } from '../../shared/test/exceptions.ts';
import { type Obeyed, readConditions } from './readConditions.ts';
import { groupsNamed, type Workspace } from './workspaces.ts';

/** All that a demo's folder says. It is read here alone: the build, the checks and the solutions take this. */
export interface DemoFolder {
  group: string;
  /** The folder's name, e.g. `counter`. */
  name: string;
  /** The folder from the project's, e.g. `remotes/forms/src/counter`. */
  folder: string;
  demo: Demo;
  /** The demo's own page, then its further ones. */
  pages: DemoPage[];
  tasks: PublishedTask[];
  solutions: Partial<Record<Tool, SolutionsFile>>;
  exceptions: Exceptions;
  /** The results of its solutions, as `npm run matrix` saw them last. */
  matrix: Matrix;
  obeyed: Obeyed;
  /** The files that this was read from, beside the components. */
  inputs: string[];
}

/** A page as its group publishes it, and where its component is. */
export interface DemoPage extends PublishedPage {
  file: string;
  /** The name of its chunk. */
  chunk: string;
}

interface SolutionsFile {
  file: string;
  source: string;
  /** The ids of the tasks that it solves: its tests are named by them. */
  ids: string[];
}

/** Where a tool's solutions lie in a demo's folder. */
const SOLUTION_FILES: Record<Tool, string> = {
  playwright: 'solutions/playwright.spec.ts',
  selenium: 'solutions/selenium.test.ts',
  webdriverio: 'solutions/webdriverio.test.ts',
  puppeteer: 'solutions/puppeteer.test.ts',
};

/** Where `npm run matrix` keeps the results. */
export const MATRIX_FILE = 'solutions/matrix.json';

/**
 * Reads the demos of a group: every folder of `<directory>/src` is one. Rejects with the folder's name when its `demo.ts` lacks a
 * field, or names a component, a page or a task that is not there.
 */
export async function readDemoFolders({ name: group, directory }: Workspace): Promise<DemoFolder[]> {
  const source = path.join(directory, 'src');
  const names = readdirSync(source, { withFileTypes: true })
    // Git keeps no empty folders: one that a checkout left behind is no demo.
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(source, entry.name)).length > 0)
    .map((entry) => entry.name)
    .sort();
  for (const name of names) {
    if (!existsSync(path.join(source, name, 'demo.ts'))) throw problemOf(path.join(source, name), 'has no demo.ts');
  }
  const read = await readModules(
    source,
    names.flatMap((name) => [`${name}/demo.ts`, `${name}/exceptions.ts`]),
  );
  return names.map((name) => describe(group, path.join(source, name), read));
}

/** The demos of all groups here in whose folder's path one of these parts is; all when there are none. */
export async function allDemoFolders(parts: string[] = []): Promise<DemoFolder[]> {
  const demos = (await Promise.all(groupsNamed([]).map(readDemoFolders))).flat();
  return demos.filter(({ folder }) => parts.length === 0 || parts.some((part) => `${folder}/`.includes(part)));
}

/** The default exports of modules, by file, and the files that they were made of. */
type Modules = (file: string) => { value: unknown; inputs: string[] } | undefined;

/** Bundles these files of a folder, where they are there, and runs them. What they import is read anew each time. */
async function readModules(source: string, files: string[]): Promise<Modules> {
  const entryPoints = files.map((file) => path.join(source, file)).filter((file) => existsSync(file));
  const { outputFiles, metafile } = await build({
    entryPoints,
    outbase: source,
    outdir: source,
    absWorkingDir: source,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    metafile: true,
    sourcemap: 'external',
    logLevel: 'silent',
  });
  const textOf = (output: string) => outputFiles.find((one) => one.path === output)?.text;
  return (file) => {
    const output = file.replace(/\.ts$/, '.js');
    const text = textOf(output);
    if (text === undefined) return undefined;
    const module = { exports: {} as { default?: unknown } };
    try {
      runInThisContext(`(function (module, exports) {${text}\n})`, { filename: output })(module, module.exports);
    } catch (error) {
      throw inSource(error as Error, output, textOf(`${output}.map`) ?? '');
    }
    const inputs = Object.keys(metafile.outputs[path.relative(source, output)]?.inputs ?? {});
    return { value: module.exports.default, inputs: inputs.map((input) => path.resolve(source, input)) };
  };
}

/** The error that a bundled module threw, with the place in its source. */
function inSource(error: Error, output: string, map: string): Error {
  const [, line, column] = error.stack?.split(output)[1]?.match(/^:(\d+):(\d+)/) ?? [];
  const place = originalPositionFor(new TraceMap(map), { line: Number(line), column: Number(column) - 1 });
  if (place.source) {
    const file = path.resolve(path.dirname(output), place.source);
    error.stack = `${error.name}: ${error.message}\n    at ${file}:${place.line}:${place.column + 1}`;
  }
  return error;
}

function describe(group: string, folder: string, read: Modules): DemoFolder {
  const fail = (problem: string): never => {
    throw problemOf(folder, problem);
  };
  const name = path.basename(folder);
  const module = read(path.join(folder, 'demo.ts'));
  const problem = demoProblem(module?.value);
  if (problem) fail(`its demo.ts ${problem}`);
  const demo = module?.value as Demo;
  const pages = [{ ...demo, component: pascalCase(name), frame: 'full' as const }, ...(demo.pages ?? [])].map(
    (page): DemoPage => {
      const { title, component, frame, aliases = [], description = '' } = page;
      const file = path.join(folder, `${component}.tsx`);
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) fail(`has no component ${component}.tsx`);
      // A chunk's name is that of a file: a component of a subfolder keeps its slash in the key only.
      const chunk = component === pascalCase(name) ? name : `${name}-${component.replaceAll('/', '-')}`;
      return { title, path: page.path, aliases, description, frame, expose: `./${name}/${component}`, file, chunk };
    },
  );
  const tasks = demo.tasks.map((task) => publishedTask(task, pages, fail));
  const solutions = readSolutions(folder, demo, tasks, fail);
  const matrixFile = path.join(folder, MATRIX_FILE);
  const hasMatrix = existsSync(matrixFile);
  return {
    group,
    name,
    folder: path.relative(project, folder),
    demo,
    pages,
    tasks,
    solutions,
    exceptions: (read(path.join(folder, 'exceptions.ts'))?.value ?? {}) as Exceptions,
    matrix: hasMatrix ? JSON.parse(readFileSync(matrixFile, 'utf8')) : {},
    obeyed: readConditions(folder),
    inputs: [
      ...(module?.inputs ?? []),
      ...Object.values(solutions).map(({ file }) => file),
      ...(hasMatrix ? [matrixFile] : []),
    ],
  };
}

function publishedTask(
  task: Demo['tasks'][number],
  pages: DemoPage[],
  fail: (problem: string) => never,
): PublishedTask {
  const { id, goal, path: at = pages[0]?.path ?? '', conditions, needs = {} } = task;
  const bySeed = typeof task.outcome === 'function';
  const outcome = typeof task.outcome === 'function' ? task.outcome(PUBLISHED_SEED) : task.outcome;
  const problem = outcomeProblem(outcome);
  if (problem) fail(`its task ${id} ${problem}`);
  const addresses = pages.flatMap((page) => [page.path, ...page.aliases]);
  if (!addresses.includes(at)) fail(`its task ${id} is at ${at}, which is none of its pages`);
  return {
    id,
    goal,
    path: at,
    ...(conditions && { conditions }),
    needs,
    outcome,
    ...(bySeed && { seed: PUBLISHED_SEED }),
  };
}

function readSolutions(
  folder: string,
  demo: Demo,
  tasks: PublishedTask[],
  fail: (problem: string) => never,
): DemoFolder['solutions'] {
  const solutions: DemoFolder['solutions'] = {};
  for (const tool of TOOLS) {
    const file = path.join(folder, SOLUTION_FILES[tool]);
    if (!existsSync(file)) continue;
    const source = readFileSync(file, 'utf8');
    const ids = [...source.matchAll(/^test\(\s*'([^']+)'/gm)].map((match) => match[1] as string);
    const unknown = ids.find((id) => !tasks.some((task) => task.id === id));
    if (unknown) fail(`its ${SOLUTION_FILES[tool]} solves ${unknown}, which is no task`);
    // Beyond the basics a tool may show only where it differs from these two.
    const whole = !demo.beyond || tool === 'playwright' || tool === 'selenium';
    const missing = tasks.find(({ id }) => whole && !ids.includes(id));
    if (missing) fail(`its ${SOLUTION_FILES[tool]} does not solve ${missing.id}`);
    solutions[tool] = { file, source, ids };
  }
  return solutions;
}

function problemOf(folder: string, problem: string): Error {
  return new Error(`${path.relative(process.cwd(), folder)}: ${problem}`);
}

/** `qr-code` → `QrCode`: the folder's name gives its component's. */
export function pascalCase(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}
