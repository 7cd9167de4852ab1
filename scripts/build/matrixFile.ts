import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINES, type Engine, type Matrix, type Result } from '../../shared/contract/practice.ts';
import type { ToolRun } from '../../shared/contract/tools.ts';
import { project } from '../../shared/project/folders.ts';

/** In a demo's folder: by task, the tools that ran its solutions, and the results that are not "passes" (`matrixText`). */
export const MATRIX_FILE = 'solutions/matrix.json';

/** The last run of each tool in each engine. A team's repository has no such file. */
export const RUNS_FILE = path.join(project, 'docs/matrix.runs.json');

export const readRuns = (): ToolRun[] => (existsSync(RUNS_FILE) ? JSON.parse(readFileSync(RUNS_FILE, 'utf8')) : []);

/** The tools of a task, or these and what differs: by a tool and its engines, the result and its reason. */
type Kept = string | { tools: string; [toolAndEngines: string]: string };

/** What the text of a matrix file stands for: in these runs, the tools of a task pass unless the file says something else. */
export function readMatrix(text: string, runs: ToolRun[]): Matrix {
  const tasks = Object.entries(JSON.parse(text) as Record<string, Kept>).map(([task, kept]) => {
    const { tools, ...differences } = typeof kept === 'string' ? { tools: kept } : kept;
    const resultsOf = (tool: string) =>
      ENGINES.flatMap((engine): [Engine, Result][] => {
        const differs = Object.entries(differences).find(([key]) => {
          const [of, ...engines] = key.split(' ');
          return of === tool && engines.includes(engine);
        });
        if (differs) return [[engine, readResult(differs[1])]];
        const ran = runs.some((run) => run.tool === tool && run.engine === engine);
        return ran ? [[engine, { result: 'passes' }]] : [];
      }).filter(([, { result }]) => result !== 'not run');
    return [task, Object.fromEntries(words(tools).map((tool) => [tool, Object.fromEntries(resultsOf(tool))]))];
  });
  return Object.fromEntries(tasks);
}

/** The text of the matrix file that stands for these results. A task is one line, and one more for each result that is not "passes". */
export function matrixText(whole: Matrix, runs: ToolRun[]): string {
  const tasks = Object.entries(whole).map(([task, tools]): [string, Kept] => {
    const differences: Record<string, string> = {};
    for (const [tool, results] of Object.entries(tools)) {
      const ran = runs.filter((run) => run.tool === tool).map(({ engine }) => engine);
      const said = ran.map((engine) => writtenResult(results[engine] ?? { result: 'not run' }));
      for (const result of new Set(said.filter((one) => one !== 'passes')))
        differences[[tool, ...ran.filter((_, index) => said[index] === result)].join(' ')] = result;
    }
    const names = Object.keys(tools).join(' ');
    return [task, Object.keys(differences).length > 0 ? { tools: names, ...differences } : names];
  });
  return `${JSON.stringify(Object.fromEntries(tasks), null, 2)}\n`;
}

const words = (text: string) => text.split(' ').filter(Boolean);

const writtenResult = (one: Result) => ('reason' in one ? `${one.result}: ${one.reason}` : one.result);

function readResult(text: string): Result {
  const [result, ...reason] = text.split(': ');
  return { result, ...(reason.length > 0 && { reason: reason.join(': ') }) } as Result;
}
