import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { casesIn } from './junitReport.ts';

/** A test of Playwright in a run. */
export interface ReportedTest {
  project: string;
  /** Relative to the folder of Playwright's tests. */
  file: string;
  /** The file for which Playwright loads it. */
  loaded: string;
  titles: string[];
  passed: boolean;
  /** The addresses that it opened. */
  opened: string[];
}

/** The names of files that a run leaves in its folder. */
export const REPORTS = { junit: 'results.xml', playwright: 'playwright.json', wanted: 'wanted.txt' };

const REPORTER = path.join(import.meta.dirname, 'playwrightReporter.mjs');

/**
 * The command and its environment, so that it reports into this folder. pytest and Robot Framework take options from the environment. Any
 * other tool may write JUnit XML to PLAYGROUND_JUNIT. `early` asks it to stop at the first failure, `some` to run only the tests in the list.
 */
export function withReports(command: string[], place: string, { early = false, some = false } = {}) {
  const junit = path.join(place, REPORTS.junit);
  const { PYTEST_ADDOPTS = '', ROBOT_OPTIONS = '' } = process.env;
  const env = {
    PYTEST_ADDOPTS: `${PYTEST_ADDOPTS} --junitxml=${junit}${early ? ' -x' : ''}`,
    ROBOT_OPTIONS: `${ROBOT_OPTIONS} --xunit ${junit}${early ? ' --exitonfailure' : ''}`,
    PLAYGROUND_JUNIT: junit,
    PLAYGROUND_TESTS: path.join(place, REPORTS.playwright),
  };
  const more = [
    `--add-reporter=${REPORTER}`,
    // Each run empties it, and with --jobs two runs share the folder of the suite.
    `--output=${path.join(place, 'results')}`,
    ...(early ? ['-x'] : []),
    // Of a list, the suite's own part would run only.
    ...(some && !hasOwnList(command) ? [`--test-list=${path.join(place, REPORTS.wanted)}`] : []),
  ];
  const end = afterPlaywright(command);
  return {
    command: end && canReport(command) ? [...command.slice(0, end), ...more, ...command.slice(end)] : command,
    env,
  };
}

/** Whether a command chooses tests in a way that our list would replace. */
export const hasOwnList = (command: string[]) => command.some((word) => /^--(shard|test-list)/.test(word));

/** The place after `playwright test` in a command. */
function afterPlaywright(command: string[]): number | undefined {
  const at = command.findIndex(
    (word, index) => word === 'test' && /(^|[\\/])playwright$/.test(command[index - 1] ?? ''),
  );
  return at < 0 ? undefined : at + 1;
}

const known = new Map<string, boolean>();

/** Whether this Playwright has the options that we need: since 1.60. */
function canReport(command: string[]): boolean {
  const [program = '', ...args] = command.slice(0, afterPlaywright(command));
  const key = command.join(' ');
  if (!known.has(key)) {
    const cwd = process.env.INIT_CWD ?? process.cwd();
    const { stdout } = spawnSync(program, [...args, '--help'], { cwd, encoding: 'utf8', timeout: 60_000 });
    known.set(key, /--add-reporter/.test(stdout ?? '') && /--test-list/.test(stdout ?? ''));
  }
  return known.get(key) === true;
}

/** If a test opened nothing, another one of its file, or what runs before all, may have opened the page. So they run together. */
export function together(tests: ReportedTest[]): ReportedTest[] {
  const ofFile = ({ project, loaded }: ReportedTest) =>
    tests.filter((other) => other.project === project && other.loaded === loaded);
  return tests.map((test) => {
    const all = ofFile(test).map(({ opened }) => opened);
    return all.some(({ length }) => length === 0) ? { ...test, opened: all.flat() } : test;
  });
}

/** For `--test-list`. A title with its separator or a blank at an end cannot be written there, so all tests of its file run. */
export function linesOf(tests: ReportedTest[]): string {
  const lines = tests.flatMap(({ project, file, loaded, titles }) => {
    const all = titles.some((title) => /[›\n]|^\s|\s$/.test(title)) ? [] : titles;
    return [file, loaded].map((one) => [`[${project}]`, one, ...all].join(' › '));
  });
  return [...new Set(lines)].join('\n');
}

/** A title that is another one in the next run, as one with the site's address, names no test there. So all tests of its file run. */
export function withLastingTitles(tests: ReportedTest[], next: ReportedTest[]): ReportedTest[] {
  const there = new Set(next.map((test) => linesOf([test])));
  return tests.map((test) => (there.has(linesOf([test])) ? test : { ...test, titles: [] }));
}

/** Those of the list that did not run: Playwright says nothing of a line that names no test, or of one that its shard leaves out. */
export function leftOut(wanted: ReportedTest[], ran: ReportedTest[]): ReportedTest[] {
  return wanted.filter(
    ({ project, file, loaded, titles }) =>
      !ran.some(
        (test) =>
          [test.project, test.file, test.loaded].join('\n') === [project, file, loaded].join('\n') &&
          titles.every((title, n) => title === test.titles[n]),
      ),
  );
}

/** What our reporter wrote: the tests, and how many seconds one may take. Nothing if it is not that: the suite can write there, too. */
export function testsIn(json: string): { tests: ReportedTest[]; longest: number } {
  try {
    const { tests, longest } = JSON.parse(json);
    const isReport = tests.every(({ titles, opened }: ReportedTest) => Array.isArray(titles) && Array.isArray(opened));
    if (isReport && Number.isFinite(longest)) return { tests, longest };
  } catch {
    // It wrote something else.
  }
  return { tests: [], longest: 0 };
}

/** The names of the failed tests in JUnit XML. None if it is not complete, because the run was ended. */
export function failedInJunit(xml: string): string[] {
  try {
    return xml ? casesIn(xml).flatMap(({ task, result }) => (result.result === 'failed' ? [task] : [])) : [];
  } catch {
    return [];
  }
}
