import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { type BuildFailure, build } from 'esbuild';
import { type Demo, demoProblem } from '../../shared/contract/demo.ts';
import type { PublishedPage } from '../../shared/contract/manifest.ts';
import { isCopied, type Matrix, TOOLS, type Tool } from '../../shared/contract/practice.ts';
import { outcomeProblem, PUBLISHED_SEED, type PublishedTask } from '../../shared/contract/task.ts';
import { type Defect, defectsProblem, otherWordsProblem } from '../../shared/contract/versions.ts';
import { foldersIn, project } from '../../shared/project/folders.ts';
import type { Exceptions } from '../../shared/test/exceptions.ts';
import { type CopiedTest, copiedTests } from './copiedFile.ts';
import { MATRIX_FILE, RUNS_FILE, readMatrix, readRuns } from './matrixFile.ts';
import { pascalCase } from './pascalCase.ts';
import { type Obeyed, readConditions } from './readConditions.ts';
import { groupsNamed, type Sources, type Workspace } from './workspaces.ts';

export interface DemoFolder {
  group: string;
  /** The folder's name, e.g. `counter`. */
  name: string;
  /** Relative to the project, e.g. `remotes/forms/src/counter`. */
  folder: string;
  demo: Demo;
  /** The demo's own page is the first. */
  pages: DemoPage[];
  tasks: PublishedTask[];
  solutions: Partial<Record<Tool, SolutionsFile>>;
  exceptions: Exceptions;
  defects: Defect[];
  /** What labels say in the redesign `words`, by what they say today. */
  otherWords?: Record<string, string>;
  /** The results of its solutions in the last run of `npm run matrix`. */
  matrix: Matrix;
  obeyed: Obeyed;
  /** The files that this was read from, without the components. Some of them may be missing. */
  inputs: Sources;
}

/** A page as its group publishes it, with the file of its component. */
export interface DemoPage extends PublishedPage {
  /** `.tsx` exports a component, `.ts` exports `{ mount }`. */
  file: string;
  chunk: string;
}

interface SolutionsFile {
  file: string;
  source: string;
  /** The ids of the tasks that it solves. Each test has the id of a task as its name. */
  ids: string[];
  /** What a file in Python or Java says of them. */
  tests?: CopiedTest[];
}

/** Where a tool's solutions lie in a demo's folder. */
const SOLUTION_FILES: Record<Tool, string> = {
  playwright: 'solutions/playwright.spec.ts',
  selenium: 'solutions/selenium.test.ts',
  webdriverio: 'solutions/webdriverio.test.ts',
  puppeteer: 'solutions/puppeteer.test.ts',
  'playwright-python': 'solutions/playwright_test.py',
  'selenium-python': 'solutions/selenium_test.py',
  'selenium-java': 'solutions/SeleniumTest.java',
};

/** Modules that a demo may have beside its `demo.ts`. They decide the versions of its pages, which are code. */
const OPTIONAL_MODULES = ['exceptions.ts', 'defects.ts', 'otherWords.ts'];

/** Named as inputs even where they are missing: a build must notice when one comes. */
const OPTIONAL_FILES = {
  code: [...OPTIONAL_MODULES, 'webpack.rules.ts'],
  published: [MATRIX_FILE, ...Object.values(SOLUTION_FILES)],
};

/** Reads the demos of a group. Rejects with the folder's name if a `demo.ts` lacks a field, or names what does not exist. */
export async function readDemoFolders({ name: group, directory }: Workspace): Promise<DemoFolder[]> {
  const source = path.join(directory, 'src');
  // Git keeps no empty folders, but a checkout can leave one behind.
  const folders = foldersIn(source).filter((folder) => readdirSync(folder).length > 0);
  const files = folders.flatMap((folder) => ['demo.ts', ...OPTIONAL_MODULES].map((file) => path.join(folder, file)));
  const read = await readModules(source, files.filter(existsSync));
  const described = folders.map((folder) => describe(group, folder, read));
  return process.env[HIDDEN_DEFECTS] ? withHiddenDefects(described, process.env[HIDDEN_DEFECTS]) : described;
}

/** Has a folder with defects that take the place of ours: `<name of a demo's folder>/defects.ts` (`npm run prove -- --defects`). */
export const HIDDEN_DEFECTS = 'PLAYGROUND_DEFECTS';

async function withHiddenDefects(demos: DemoFolder[], hidden: string): Promise<DemoFolder[]> {
  const fileOf = ({ name }: DemoFolder) => path.join(hidden, name, 'defects.ts');
  const read = await readModules(hidden, demos.map(fileOf).filter(existsSync));
  return demos.map((demo) => {
    const fail = failAt(path.dirname(fileOf(demo)));
    return { ...demo, defects: readDefects(read(fileOf(demo)), path.join(project, demo.folder), demo.demo, fail) };
  });
}

/** The demos of all groups here. With `parts`, only those with one of them in the folder's path. */
export async function allDemoFolders(parts: string[] = []): Promise<DemoFolder[]> {
  const demos = (await Promise.all(groupsNamed([]).map(readDemoFolders))).flat();
  return demos.filter(({ folder }) => parts.length === 0 || parts.some((part) => `${folder}/`.includes(part)));
}

/** The default export of a module, and the files that it was made of. */
type Modules = (file: string) => { value: unknown; inputs: string[] } | undefined;

/** Bundles these modules, because an import by Node would keep their old versions after an edit. */
async function readModules(source: string, entryPoints: string[]): Promise<Modules> {
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
  }).catch((failure: BuildFailure) => {
    throw problemInSource(failure, source);
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

/** The first error of esbuild, with the whole path of its file: esbuild names it from the folder. */
function problemInSource({ message, errors: [first] }: BuildFailure, source: string): Error {
  if (!first?.location) return new Error(message);
  const { file, line, column } = first.location;
  return new Error(`${path.resolve(source, file)}:${line}:${column}: ERROR: ${first.text}`);
}

/** Changes the place in an error's stack from the bundle to the source. */
function inSource(error: Error, output: string, map: string): Error {
  const [, line, column] = error.stack?.split(output)[1]?.match(/^:(\d+):(\d+)/) ?? [];
  const place = originalPositionFor(new TraceMap(map), { line: Number(line), column: Number(column) - 1 });
  if (place.source) {
    const file = path.resolve(path.dirname(output), place.source);
    error.stack = `${error.name}: ${error.message}\n    at ${file}:${place.line}:${place.column + 1}`;
  }
  return error;
}

type Fail = (problem: string) => never;

const failAt =
  (place: string): Fail =>
  (problem) => {
    throw new Error(`${place}: ${problem}`);
  };

function describe(group: string, folder: string, read: Modules): DemoFolder {
  const fail: Fail = failAt(path.relative(process.cwd(), folder));
  const filesHere = (files: string[]) => files.map((file) => path.join(folder, file));
  const name = path.basename(folder);
  const { value, inputs } = read(path.join(folder, 'demo.ts')) ?? fail('has no demo.ts');
  const problem = demoProblem(value);
  if (problem) fail(`its demo.ts ${problem}`);
  const demo = value as Demo;
  const own = { ...demo, component: pascalCase(name), frame: 'full' as const };
  const pages = [own, ...(demo.pages ?? [])].map((page): DemoPage => {
    const { title, path: address, component, frame, aliases = [], description = '' } = page;
    const isFile = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile();
    const file = [`${component}.tsx`, `${component}.ts`].find(isFile) ?? fail(`has no component ${component}.tsx`);
    // A chunk's name is the name of a file, so it has no slash.
    const chunk = component === own.component ? name : `${name}-${component.replaceAll('/', '-')}`;
    const published = { title, path: address, aliases, description, frame, expose: `./${name}/${component}` };
    return { ...published, file: path.join(folder, file), chunk };
  });
  const tasks = demo.tasks.map((task) => publishedTask(task, pages, demo, fail));
  for (const [capability, ids] of Object.entries(demo.capabilities ?? {})) {
    const unknown = ids !== 'all' && ids.find((id) => !tasks.some((task) => task.id === id));
    if (unknown) fail(`its capability ${capability} names ${unknown}, which is no task`);
  }
  const solutions = readSolutions(folder, demo, fail);
  const exceptions = (read(path.join(folder, 'exceptions.ts'))?.value ?? {}) as Exceptions;
  const defects = read(path.join(folder, 'defects.ts'));
  const otherWords = read(path.join(folder, 'otherWords.ts'));
  const matrixFile = path.join(folder, MATRIX_FILE);
  const matrix = existsSync(matrixFile) ? readFileSync(matrixFile, 'utf8') : '{}';
  return {
    group,
    name,
    folder: path.relative(project, folder),
    demo,
    pages,
    tasks,
    solutions,
    exceptions,
    defects: readDefects(defects, folder, demo, fail),
    ...(otherWords && { otherWords: readOtherWords(otherWords.value, folder, fail) }),
    matrix: readMatrix(matrix, readRuns()),
    obeyed: readConditions(folder),
    inputs: {
      code: [...(defects?.inputs ?? []), ...(otherWords?.inputs ?? []), ...filesHere(OPTIONAL_FILES.code)],
      published: [...inputs, ...filesHere(OPTIONAL_FILES.published), RUNS_FILE],
    },
  };
}

function publishedTask(
  task: Demo['tasks'][number],
  pages: DemoPage[],
  { capabilities: all = {} }: Demo,
  fail: Fail,
): PublishedTask {
  const { id, path: at = pages[0]?.path ?? '', needs = {} } = task;
  const [outcome, bySeed] =
    typeof task.outcome === 'function' ? [task.outcome(PUBLISHED_SEED), { seed: PUBLISHED_SEED }] : [task.outcome];
  const problem = outcomeProblem(outcome);
  if (problem) fail(`its task ${id} ${problem}`);
  const capabilities = Object.entries(all).flatMap(([name, ids]) => (ids === 'all' || ids.includes(id) ? [name] : []));
  const addresses = pages.flatMap((page) => [page.path, ...page.aliases]);
  if (!addresses.includes(at)) fail(`its task ${id} is at ${at}, which is none of its pages`);
  return { ...task, path: at, needs, ...(capabilities.length > 0 && { capabilities }), outcome, ...bySeed };
}

/** The texts that defects replace are checked here, so that each build fails when an edit removes one. */
function readDefects(module: ReturnType<Modules>, folder: string, { tasks }: Demo, fail: Fail): Defect[] {
  if (!module) return [];
  const problem = defectsProblem(module.value);
  if (problem) fail(`its defects.ts ${problem}`);
  const defects = module.value as Defect[];
  for (const { id, file, find, breaks } of defects) {
    const full = path.join(folder, file);
    const places = existsSync(full) ? readFileSync(full, 'utf8').split(find).length - 1 : 0;
    if (places !== 1) fail(`its defect ${id} replaces a text that is ${places} times in ${file}, not once`);
    const unknown = breaks.find((task) => !tasks.some(({ id }) => id === task));
    if (unknown) fail(`its defect ${id} breaks ${unknown}, which is no task`);
  }
  return defects;
}

/** They are checked here for the same reason. */
function readOtherWords(value: unknown, folder: string, fail: Fail): Record<string, string> {
  const problem = otherWordsProblem(value);
  if (problem) fail(`its otherWords.ts ${problem}`);
  const words = value as Record<string, string>;
  const components = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const gone = Object.keys(words).find((text) => !components.some((source) => source.includes(text)));
  if (gone) fail(`its otherWords.ts replaces ‘${gone}’, which none of its components says`);
  return words;
}

function readSolutions(folder: string, { tasks }: Demo, fail: Fail): DemoFolder['solutions'] {
  const solutions: DemoFolder['solutions'] = {};
  for (const tool of TOOLS) {
    const file = path.join(folder, SOLUTION_FILES[tool]);
    if (!existsSync(file)) continue;
    const source = readFileSync(file, 'utf8');
    const failHere: Fail = (problem) => fail(`its ${SOLUTION_FILES[tool]} ${problem}`);
    const known = tasks.map(({ id }) => id);
    const tests = isCopied(tool) ? copiedTests(tool, source, known) : undefined;
    const vague = tests?.find(({ said }) => said && !said.reason.includes('https://'));
    if (vague) failHere(`names no address in the reason of ${vague.id}`);
    const ids = tests?.map(({ id }) => id) ?? [...source.matchAll(/^test\(\s*'([^']+)'/gm)].map(([, id = '']) => id);
    const unknown = ids.find((id) => !known.includes(id));
    if (unknown) failHere(`solves ${unknown}, which is no task`);
    // The other tools may come later, task by task.
    const missing = tool === 'playwright' ? known.find((id) => !ids.includes(id)) : undefined;
    if (missing) failHere(`does not solve ${missing}`);
    solutions[tool] = { file, source, ids, tests };
  }
  return solutions;
}
