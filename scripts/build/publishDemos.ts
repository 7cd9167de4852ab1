import { createHash } from 'node:crypto';
import Prism from 'prismjs';
import 'prismjs/components/prism-java.js';
import 'prismjs/components/prism-python.js';
import 'prismjs/components/prism-typescript.js';
import type { PracticeFile } from '../../shared/contract/catalogue.ts';
import { keywordsOf } from '../../shared/contract/demo.ts';
import type { PublishedIcons } from '../../shared/contract/icons.ts';
import { CONTRACT, type PublishedDemo } from '../../shared/contract/manifest.ts';
import {
  isCopied,
  type Matrix,
  NODE_TOOLS,
  type PublishedPractice,
  TOOLS,
  type Token,
  type Tool,
} from '../../shared/contract/practice.ts';
import { forPrevious } from '../../shared/contract/previous.ts';
import { addressOf, DIFFICULTIES, type PublishedTask } from '../../shared/contract/task.ts';
import type { ToolsFile } from '../../shared/contract/tools.ts';
import { VERSIONS_INDEX } from '../../shared/contract/versionNames.ts';
import { copiedFile } from './copiedFile.ts';
import { copiedSolution } from './copiedSolution.ts';
import type { DemoFolder, DemoPage } from './demoFolders.ts';
import { iconPaths } from './iconPaths.ts';
import { readRuns } from './matrixFile.ts';
import { publishedVersions } from './versions.ts';

/** What a group publishes: a part of its manifest, and files beside it. Throws with the demo's folder if its icon cannot be drawn. */
export function publishDemos(group: string, demos: DemoFolder[]): { metaData: object; files: Record<string, unknown> } {
  const published = publishedDemos(demos);
  const components = published.filter((_, index) => demos[index]?.pages.every(({ file }) => file.endsWith('.tsx')));
  // Home shows the demos beyond the basics further down, and asks for their icons when somebody gets there.
  const icons = iconsOf(demos.filter(({ demo }) => !demo.beyond));
  const iconsBeyond = iconsOf(demos.filter(({ demo }) => demo.beyond));
  const practice = practiceHash(demos);
  const providers = Object.fromEntries(
    demos.flatMap(({ demo: { path, providers = [] } }) => (providers.length > 0 ? [[path, providers]] : [])),
  );
  const index = demos.map(({ name, demo, tasks, solutions, matrix, obeyed }): [string, PracticeFile[string]] => {
    const tools = TOOLS.filter((tool) => solutions[tool]);
    const before = { tools: tools.filter((tool) => !isCopied(tool)), matrix: matrixBefore(matrix) };
    const { conditions, calls } = obeyed;
    const asked = { ...(demo.keywords && { keywords: keywordsOf(demo) }), conditions, faults: [group, ...calls] };
    return [name, { tasks, ...before, ...asked, next: { tools, matrix } }];
  });
  const results = { runs: readRuns(), stations: demos.flatMap(stationsOf) };
  const versions = demos.flatMap(publishedVersions);
  return {
    metaData: forPrevious(
      { contract: CONTRACT, demos: published, icons: icons.name, iconsBeyond: iconsBeyond.name, practice, providers },
      components,
    ),
    files: {
      ...icons.file,
      ...iconsBeyond.file,
      // An exam gives out the names alone.
      [VERSIONS_INDEX]: versions.map(({ page, version }) => ({ page, version })),
      [`practice/versions.${practice}.json`]: versions,
      [`practice/tools.${practice}.json`]: {
        runs: results.runs.filter(({ tool }) => isOfNode(tool)),
        stations: results.stations.map((station) => ({ ...station, results: ofNodeTools(station.results) })),
        next: results,
      } satisfies ToolsFile & { next: ToolsFile },
      [`practice/index.${practice}.json`]: Object.fromEntries(index) satisfies PracticeFile,
      ...Object.fromEntries(demos.map((demo) => [`practice/${demo.name}.${practice}.json`, practiceOf(demo)])),
    },
  };
}

/** Shells of before November 2026 refuse a file that names more. Today's read `next`. */
const ofNodeTools = <Value>(byTool: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(byTool).filter(([tool]) => isOfNode(tool)));

const isOfNode = (tool: string) => (NODE_TOOLS as readonly string[]).includes(tool);

const matrixBefore = (matrix: Matrix): Matrix =>
  Object.fromEntries(Object.entries(matrix).map(([task, results]) => [task, ofNodeTools(results)]));

/** The tasks that need a capability, with the results of their solutions. */
function stationsOf({ demo: { title, beyond }, tasks, matrix }: DemoFolder): ToolsFile['stations'] {
  return tasks.flatMap(({ capabilities = [], ...task }) =>
    capabilities.map((capability) => ({
      capability,
      page: title,
      task: task.id,
      goal: task.goal,
      // The station's element has the id of its task.
      address: addressOf(task) + (beyond ? `#${task.id}` : ''),
      results: matrix[task.id] ?? {},
    })),
  );
}

export function publishedDemos(demos: DemoFolder[]): PublishedDemo[] {
  return demos.map(({ demo, tasks, pages: [own, ...pages] }) => ({
    ...publishedPage(own as DemoPage),
    tags: demo.tags,
    beyond: demo.beyond ?? false,
    ...difficultyOf(tasks),
    ...(demo.paths && { paths: demo.paths }),
    pages: pages.map(publishedPage),
    tasks: tasks.length,
  }));
}

/** From the average of the tasks. The limits divide the pages into three parts. Basic is not written, to save bytes. */
function difficultyOf(tasks: PublishedTask[]): Pick<PublishedDemo, 'difficulty'> {
  const ranks = tasks.map(({ difficulty = 'basic' }) => DIFFICULTIES.indexOf(difficulty));
  const average = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  if (average > 1) return { difficulty: 'hard' };
  return average > 0.8 ? { difficulty: 'tricky' } : {};
}

const publishedPage = ({ file: _file, chunk: _chunk, ...page }: DemoPage) => page;

/** The hash in the names of the files in `practice/`. */
function practiceHash(demos: DemoFolder[]): string {
  const ofDemo = (demo: DemoFolder) => [practiceOf(demo), demo.demo.keywords, demo.obeyed, publishedVersions(demo)];
  return hashOf([readRuns(), demos.flatMap(stationsOf), ...demos.map(ofDemo)]);
}

const practices = new WeakMap<DemoFolder, PublishedPractice>();

/** Made once for a demo: its solutions take a while. */
function practiceOf(demo: DemoFolder): PublishedPractice {
  const practice = practices.get(demo) ?? makePractice(demo);
  practices.set(demo, practice);
  return practice;
}

function makePractice({ name, tasks, solutions, matrix }: DemoFolder): PublishedPractice {
  const code = TOOLS.flatMap((tool): [Tool, Token[]][] => {
    const { file, source } = solutions[tool] ?? {};
    if (source === undefined) return [];
    try {
      if (!isCopied(tool)) return [[tool, coloured(copiedSolution({ tool, demo: name, tasks, source }), 'typescript')]];
      return [[tool, coloured(copiedFile(tool, name, source), tool === 'selenium-java' ? 'java' : 'python')]];
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  });
  return { tasks, solutions: Object.fromEntries(code), matrix };
}

/** Splits code into pieces that each have one colour or none. */
function coloured(source: string, language: string): Token[] {
  const tokens: Token[] = [];
  const walk = (stream: Prism.TokenStream, kind?: string): void => {
    if (typeof stream === 'string') tokens.push(kind ? [stream, kind] : [stream]);
    else if (Array.isArray(stream)) for (const part of stream) walk(part, kind);
    else walk(stream.content, stream.type);
  };
  walk(Prism.tokenize(source, Prism.languages[language] as Prism.Grammar));
  return tokens;
}

/** The icons of demos in a file with its name, or no file and no name if there is none. */
function iconsOf(demos: DemoFolder[]): { name: string; file: Record<string, PublishedIcons> } {
  if (demos.length === 0) return { name: '', file: {} };
  const icons = Object.fromEntries(
    demos.map(({ folder, demo: { path, icon } }) => {
      const paths = iconPaths(icon);
      if (paths) return [path, paths];
      throw new Error(
        `${folder}: has the icon ${icon}, which Bootstrap Icons does not have, or does not draw with paths alone. ` +
          'The icons are listed at https://icons.getbootstrap.com, and lie in node_modules/bootstrap-icons/icons',
      );
    }),
  );
  const name = `static/icons.${hashOf(icons)}.json`;
  return { name, file: { [name]: icons } };
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
