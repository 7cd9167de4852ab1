import { type Result, TOOL_NAMES } from '../../shared/contract/practice.ts';
import { allDemoFolders } from '../build/demoFolders.ts';
import { type Run, readRuns } from '../build/matrixFile.ts';

const SIGNS: Record<Result['result'], string> = {
  passes: '✓',
  workaround: '✓ *',
  impossible: 'no',
  failed: 'failed',
  'not run': '',
};

function table(head: string[], body: string[][]): string[] {
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
}

/** The text of docs/matrix.md: the results of all demos' folders. */
export async function matrixPage(): Promise<string> {
  const runs = readRuns();
  const rows = (await allDemoFolders()).flatMap(({ demo, matrix }) =>
    Object.entries(matrix).map(([task, tools]) => ({ page: demo.path, task, tools })),
  );
  const resultOf = ({ tools }: (typeof rows)[number], { tool, engine }: Run): Result =>
    tools[tool]?.[engine] ?? { result: 'not run' };
  const nameOf = ({ tool, engine }: Run) => `${TOOL_NAMES[tool]}, ${engine}`;
  const count = (run: Run, wanted: Result['result']) =>
    String(rows.filter((row) => resultOf(row, run).result === wanted).length);
  const reasons = new Map<string, { where: Set<string>; tasks: Set<string> }>();
  for (const row of rows) {
    for (const run of runs) {
      const result = resultOf(row, run);
      if (!('reason' in result) || !result.reason) continue;
      const key = `${result.result === 'impossible' ? 'Cannot be done' : 'Workaround'}: ${result.reason}`;
      const { where, tasks } = reasons.get(key) ?? { where: new Set(), tasks: new Set() };
      reasons.set(key, { where: where.add(nameOf(run)), tasks: tasks.add(`${row.page} \`${row.task}\``) });
    }
  }
  return [
    '# What four tools do with these pages',
    '',
    '`npm run matrix` writes this page. It runs the solutions in the demos’ folders (`solutions/`) and checks the outcome of each task from outside.',
    'If you need the results as data, take `/catalogue.json` of a running site: each demo there has its `matrix`.',
    '',
    '✓: the solution passes. ✓ *: it passes with a workaround, which is described below. no: this tool cannot do the task.',
    'failed: the solution fails in this engine. Empty: it did not run on the machine that wrote this page.',
    '',
    '## Runs',
    '',
    ...table(
      ['tool', 'engine', 'version', 'browser', 'date', 'passes', 'with a workaround', 'impossible', 'failed'],
      runs.map((run) => [
        ...[TOOL_NAMES[run.tool], run.engine, run.version, run.browser, run.date],
        ...(['passes', 'workaround', 'impossible', 'failed'] as const).map((result) => count(run, result)),
      ]),
    ),
    '',
    'Cypress does not run here, because its package downloads a browser from its own server.',
    '',
    '## Tasks',
    '',
    ...table(
      ['page', 'task', ...runs.map(nameOf)],
      rows.map((row) => [row.page, row.task, ...runs.map((run) => SIGNS[resultOf(row, run).result])]),
    ),
    '',
    '## Workarounds, and tasks that a tool cannot do',
    '',
    ...[...reasons].sort().flatMap(([reason, { where, tasks }]) => {
      return [`- ${reason}`, `  ${[...where].join('; ')}.`, `  ${[...tasks].join(', ')}.`];
    }),
    '',
  ].join('\n');
}
