import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../build/build.ts';
import { root } from '../build/workspaces.ts';
import { runPlaywrightScript } from '../commandLine.ts';
import { runBrowserTests } from './browserTests.ts';

const HELP = `
npm run faults -- [any argument of playwright test]

Runs the tests of faults (e2e/tests/faults.spec.ts) and prints what came of them: a row for each fault, a column for each group.
Without an argument docs/faults.md is written anew.
`;

/** What a test of the fault table came to. */
export interface Outcome {
  /** The remote that it was about; none for what is about all of them. */
  remote?: string;
  fault: string;
  passed: boolean;
}

/** The parts of Playwright's JSON report that are read here. */
interface Suite {
  title: string;
  file?: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
}

/** The outcomes in a JSON report of `faults.spec.ts`, in its order. A test that was skipped has none. */
export function outcomesIn({ suites }: { suites: Suite[] }): Outcome[] {
  const inSuite = (suite: Suite, remote?: string): Outcome[] => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, ok }) => ({ remote, fault: title, passed: ok })),
    // Suites of the first level are files; those inside are named for the remote.
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, inner.title)),
  ];
  return suites.flatMap((suite) => inSuite(suite));
}

/** The outcomes as tables in Markdown: fault by remote, and what is about all of them. */
export function faultTable(outcomes: Outcome[]): string {
  const remotes = distinct(outcomes.flatMap(({ remote }) => remote ?? []));
  const faults = distinct(outcomes.flatMap(({ remote, fault }) => (remote ? fault : [])));
  const cell = (fault: string, remote: string) => {
    const found = outcomes.find((outcome) => outcome.remote === remote && outcome.fault === fault);
    return found ? word(found) : '–';
  };
  const general = outcomes.filter(({ remote }) => !remote);
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return [
    ...table(
      ['fault', ...remotes],
      faults.map((fault) => [fault, ...remotes.map((remote) => cell(fault, remote))]),
    ),
    '',
    ...table(
      ['all remotes', 'outcome'],
      general.map((outcome) => [outcome.fault, word(outcome)]),
    ),
    '',
    `${passed} of ${outcomes.length} hold.`,
    '',
  ].join('\n');
}

function word({ passed }: Outcome): string {
  return passed ? 'holds' : '**fails**';
}

function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ];
}

function distinct(values: string[]): string[] {
  return [...new Set(values)];
}

if (process.argv[1] === import.meta.filename) {
  runPlaywrightScript(HELP, [], async (args) => {
    await build();
    const results = mkdtempSync(path.join(tmpdir(), 'playground-faults-'));
    const output = path.join(results, 'faults.json');
    process.exitCode = await runBrowserTests(['faults.spec', ...args], { PLAYWRIGHT_JSON_OUTPUT_NAME: output });
    const outcomes = outcomesIn(JSON.parse(readFileSync(output, 'utf8')));
    rmSync(results, { recursive: true });
    const table = faultTable(outcomes);
    console.log(`\n${table}`);
    const file = path.join(root, 'docs/faults.md');
    const [head] = readFileSync(file, 'utf8').split(/^## The table$/m);
    if (args.length === 0) writeFileSync(file, `${head}## The table\n\n${table}`);
  });
}
