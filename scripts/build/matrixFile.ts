import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINES, type Engine, type Matrix, type Result } from '../../shared/contract/practice.ts';
import type { Run } from '../../shared/contract/tools.ts';
import { project } from '../../shared/project/folders.ts';

/** In a demo's folder: by task, the tools that ran its solutions, and the results that are not "passes". */
export const MATRIX_FILE = 'solutions/matrix.json';

/** The last run of each tool in each engine. A team's repository has no such file. */
export const RUNS_FILE = path.join(project, 'docs/matrix.runs.json');

export const readRuns = (): Run[] => (existsSync(RUNS_FILE) ? JSON.parse(readFileSync(RUNS_FILE, 'utf8')) : []);

/** What a matrix file stands for: in these runs, the tools that a task names pass unless the file says something else. */
export function wholeMatrix(kept: Matrix, runs: Run[]): Matrix {
  return mapResults(kept, (tool, results) =>
    ENGINES.flatMap((engine): [Engine, Result][] => {
      const ran = runs.some((run) => run.tool === tool && run.engine === engine);
      const result = results[engine] ?? { result: ran ? 'passes' : 'not run' };
      return result.result === 'not run' ? [] : [[engine, result]];
    }),
  );
}

/** The text of the matrix file that stands for these results. A task without a difference is one line, if the formatter leaves it so. */
export function matrixText(whole: Matrix, runs: Run[]): string {
  const kept = mapResults(whole, (tool, results) =>
    runs
      .filter((run) => run.tool === tool)
      .map(({ engine }): [Engine, Result] => [engine, results[engine] ?? { result: 'not run' }])
      .filter(([, { result }]) => result !== 'passes'),
  );
  const taskThatPasses = /^ {2}"[\w-]+": \{(\s+"[\w-]+": \{\},?)+\s+\},?$/gm;
  const inALine = (task: string) => `  ${task.replace(/\s+/g, ' ').trim()}`;
  const fits = (line: string) => line.length <= 120;
  return `${JSON.stringify(kept, null, 2).replace(taskThatPasses, (task) => (fits(inALine(task)) ? inALine(task) : task))}\n`;
}

type Results = Partial<Record<Engine, Result>>;

function mapResults(matrix: Matrix, change: (tool: string, results: Results) => [Engine, Result][]): Matrix {
  const tasks = Object.entries(matrix).map(([task, tools]) => {
    const changed = Object.entries(tools).map(([tool, results]) => [tool, Object.fromEntries(change(tool, results))]);
    return [task, Object.fromEntries(changed)];
  });
  return Object.fromEntries(tasks);
}
