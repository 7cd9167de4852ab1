import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINES, type Matrix, type Result, type SolutionResult, TOOLS } from '../../shared/contract/practice.ts';
import type { ToolRun } from '../../shared/contract/tools.ts';
import { project } from '../../shared/project/folders.ts';
import { allDemoFolders, type DemoFolder } from '../build/demoFolders.ts';
import { MATRIX_FILE, matrixText, RUNS_FILE, readRuns } from '../build/matrixFile.ts';

/** Adds the results of a run to the demos' folders, without the tasks that a demo no longer has. */
export async function writeResults(verdicts: SolutionResult[], run: ToolRun): Promise<void> {
  // Read before the run is added: what it did not run did not pass in it.
  const folders = await allDemoFolders();
  const since = sinceOf(folders, verdicts, run, readRuns());
  const runs = addRun({ ...run, ...(since && { since }) });
  for (const { folder, demo, ...before } of folders) {
    const known = new Map(Object.entries(before.matrix));
    const matrix: Matrix = Object.fromEntries(demo.tasks.map(({ id }) => [id, known.get(id) ?? {}]));
    for (const { task, tool, engine, result, reason } of verdicts.filter((verdict) => verdict.path === demo.path)) {
      const tools = matrix[task] ?? {};
      tools[tool] = { ...tools[tool], [engine]: { result, ...(reason && { reason }) } as Result };
    }
    writeFileSync(path.join(project, folder, MATRIX_FILE), matrixText(matrix, runs));
  }
}

/** The date of the oldest result that a run leaves as it is, if there is one. */
export function sinceOf(
  folders: Pick<DemoFolder, 'demo' | 'matrix'>[],
  verdicts: Pick<SolutionResult, 'path' | 'task'>[],
  { tool, engine }: Pick<ToolRun, 'tool' | 'engine'>,
  runs: ToolRun[],
): string | undefined {
  const ran = new Set(verdicts.map(({ path: page, task }) => `${page} ${task}`));
  const isLeft = folders.some(({ demo, matrix }) =>
    demo.tasks.some(({ id }) => matrix[id]?.[tool]?.[engine] && !ran.has(`${demo.path} ${id}`)),
  );
  const last = runs.find((run) => run.tool === tool && run.engine === engine);
  return isLeft ? (last?.since ?? last?.date) : undefined;
}

/** Replaces the last run of the same tool in the same engine. Tools that are not ours come last. */
function addRun(run: ToolRun): ToolRun[] {
  const order = ({ tool, engine }: ToolRun) => [ENGINES.indexOf(engine), [...TOOLS, tool].indexOf(tool)];
  const name = (one: ToolRun) => `${order(one).join()} ${one.tool}`;
  const others = readRuns().filter((one) => one.tool !== run.tool || one.engine !== run.engine);
  const runs = [...others, run].sort((one, other) => name(one).localeCompare(name(other)));
  mkdirSync(path.dirname(RUNS_FILE), { recursive: true });
  writeFileSync(RUNS_FILE, `${JSON.stringify(runs, null, 2)}\n`);
  return runs;
}
