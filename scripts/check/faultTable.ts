import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { build } from '../build/build.ts';
import { root } from '../build/workspaces.ts';
import { runPlaywrightScript } from '../commandLine.ts';
import { runBrowserTests } from './browserTests.ts';

const HELP = `
npm run faults -- [any argument of playwright test]

Runs the tests of faults (e2e/tests/faults.spec.ts) and prints what came of them: a row for each fault, a column for each group.
Without an argument docs/faults.md is written anew.
`;

/** A JSON report of `faults.spec.ts` as tables in Markdown: fault by group, and below what is about all of them. */
export function faultTable({ suites: files }: Pick<JSONReport, 'suites'>): string {
  const groups = files.flatMap(({ suites = [] }) => suites).map((suite) => outcomes(suite));
  const general = files.map((suite) => outcomes({ ...suite, title: 'outcome' }));
  const words = [...groups, ...general].flatMap(({ words }) => [...words.values()]);
  const held = words.filter((word) => word === HOLDS).length;
  return [
    ...table('fault', groups),
    '',
    ...table('all groups', general),
    '',
    `${held} of ${words.length} hold.\n`,
  ].join('\n');
}

/** A column of a table: its head, and the word for each fault. */
interface Column {
  head: string;
  words: Map<string, string>;
}

const HOLDS = 'holds';

/** In a report suites are files, and those in them are groups. A test that was skipped has no outcome. */
function outcomes({ title, specs }: JSONReportSuite): Column {
  const tested = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  return { head: title, words: new Map(tested.map((spec) => [spec.title, spec.ok ? HOLDS : '**fails**'])) };
}

function table(head: string, columns: Column[]): string[] {
  const faults = [...new Set(columns.flatMap(({ words }) => [...words.keys()]))];
  const rows = faults.map((fault) => [fault, ...columns.map(({ words }) => words.get(fault) ?? '–')]);
  const heads = [head, ...columns.map((column) => column.head)];
  const widths = heads.map((_, index) => Math.max(...[heads, ...rows].map((row) => row[index]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [heads, widths.map((width) => '-'.repeat(width)), ...rows].map(line);
}

if (process.argv[1] === import.meta.filename) {
  runPlaywrightScript(HELP, [], async (args) => {
    await build();
    const results = mkdtempSync(path.join(tmpdir(), 'playground-faults-'));
    const output = path.join(results, 'faults.json');
    process.exitCode = await runBrowserTests(['faults.spec', ...args], { PLAYWRIGHT_JSON_OUTPUT_NAME: output });
    // Without a report Playwright has said what was wrong with its arguments.
    const report = existsSync(output) && JSON.parse(readFileSync(output, 'utf8'));
    rmSync(results, { recursive: true });
    if (!report) return;
    const table = faultTable(report);
    console.log(`\n${table}`);
    const file = path.join(root, 'docs/faults.md');
    const [head] = readFileSync(file, 'utf8').split(/^## The table$/m);
    if (args.length === 0) writeFileSync(file, `${head}## The table\n\n${table}`);
  });
}
