import path from 'node:path';
import { COPIED_TOOLS, NODE_TOOLS, type SolutionResult, TOOLS, type Tool } from '../../shared/contract/practice.ts';
import { numberIn } from '../../shared/contract/words.ts';
import { fifthOf, fifthToRun, git } from '../../shared/test/fifthOfTests.ts';
import type { DemoFolder } from '../build/demoFolders.ts';

/** The solutions of a demo in a tool: those of all tasks, or of these. */
export interface Wanted {
  demo: DemoFolder;
  tool: Tool;
  tasks?: string[];
}

const RECENT_COMMITS = 50;
const MOST_CHANGED = 2;
/** Of each tool in Python or Java. */
const COPIED_FILES = 3;

/** All solutions of these demos. */
export function ofAllTools(demos: DemoFolder[], tools: readonly Tool[] = TOOLS): Wanted[] {
  return demos.flatMap((demo) => tools.filter((tool) => demo.solutions[tool]).map((tool) => ({ demo, tool })));
}

/** Of these solutions, those with these verdicts. */
export function theseOf(all: Wanted[], verdicts: SolutionResult[]): Wanted[] {
  return all.flatMap(({ demo, tool }) => {
    const own = verdicts.filter((verdict) => verdict.path === demo.demo.path && verdict.tool === tool);
    return own.length > 0 ? [{ demo, tool, tasks: own.map(({ task }) => task) }] : [];
  });
}

/** The first solution of each demo in a tool. */
export function firstOnly(demos: DemoFolder[], tool: Tool = 'playwright'): Wanted[] {
  return ofAllTools(demos, [tool]).map((wanted) => ({
    ...wanted,
    tasks: wanted.demo.tasks.slice(0, 1).map(({ id }) => id),
  }));
}

/**
 * All Playwright solutions and, of the other tools that run in Node, one fifth of the files and those of the demos that changed last.
 * The commit chooses a few files in Python and Java. `part` is `3/5` or, without it, the commit decides. Throws if it is not a fifth.
 */
export function sampleOf(demos: DemoFolder[], part: string | undefined): Wanted[] {
  const taken = fifthToRun(part);
  const changed = changedLately(demos);
  const isTaken = ({ demo, tool }: Wanted) => fifthOf(`${demo.group}/${demo.name} ${tool}`) === taken;
  const inNode = ofAllTools(demos, NODE_TOOLS).filter(
    (wanted) => wanted.tool === 'playwright' || isTaken(wanted) || changed.includes(wanted.demo.folder),
  );
  const commit = git('rev-parse', 'HEAD');
  const place = ({ demo, tool }: Wanted) => numberIn(`${demo.folder} ${tool}`, commit);
  const copied = COPIED_TOOLS.flatMap((tool) =>
    ofAllTools(demos, [tool])
      .toSorted((one, other) => place(one) - place(other))
      .slice(0, COPIED_FILES),
  );
  const names = changed.map((folder) => path.basename(folder)).join(', ') || 'no demo that changed';
  const commands = COPIED_TOOLS.map((tool) => {
    const files = copied.filter((one) => one.tool === tool).map(({ demo }) => ` /${demo.name}/`);
    return files.length > 0 && `   npm run test:solutions -- --tool ${tool}${files.join('')}`;
  });
  const lines = [`   Of the other tools: part ${taken + 1}/5, and ${names}. Those in Python and Java:`, ...commands];
  console.log(lines.filter(Boolean).join('\n'));
  return [...inNode, ...copied];
}

/** Files of a demo that no solution depends on. */
const TESTS_AND_RESULTS = /\.(test|e2e)\.tsx?$|\/matrix\.json$/;

/**
 * The folders of the demos that changed in the last commits, the latest first. None if git or the older commits are missing. Not more than
 * a few, because a change of all pages would take all solutions of all tools.
 */
function changedLately(demos: DemoFolder[]): string[] {
  const files = git('log', `-${RECENT_COMMITS}`, '--format=', '--name-only', '--relative')
    .split('\n')
    .filter((file) => !TESTS_AND_RESULTS.test(file));
  const folders = files.map((file) => demos.find(({ folder }) => file.startsWith(`${folder}/`))?.folder);
  return [...new Set(folders)].filter((folder) => folder !== undefined).slice(0, MOST_CHANGED);
}
