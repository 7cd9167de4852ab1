import { failedInJunit, leftOut, linesOf, testsIn, together, withLastingTitles, withReports } from './suiteReports.ts';

const PLACE = '/tmp/run';

test('pytest and Robot Framework are asked for a report, and to stop early only for a defect', () => {
  const { command, env } = withReports(['pytest', '-q'], PLACE);
  expect(command).toEqual(['pytest', '-q']);
  expect(env.PYTEST_ADDOPTS).toBe(' --junitxml=/tmp/run/results.xml');
  const early = withReports(['robot', 'tests'], PLACE, { early: true }).env;
  expect(early.PYTEST_ADDOPTS).toMatch(/ -x$/);
  expect(early.ROBOT_OPTIONS).toBe(' --xunit /tmp/run/results.xml --exitonfailure');
});

test('our own Playwright is asked for the tests that a page needs, after its command and before its files', () => {
  const { command } = withReports(['npx', 'playwright', 'test', 'a.spec.ts'], PLACE, { early: true, some: true });
  expect(command.slice(0, 3)).toEqual(['npx', 'playwright', 'test']);
  expect(command.slice(3)).toEqual([
    expect.stringMatching(/^--add-reporter=.*playwrightReporter\.mjs$/),
    '--output=/tmp/run/results',
    '-x',
    '--test-list=/tmp/run/wanted.txt',
    'a.spec.ts',
  ]);
});

test('a title that a list of tests cannot have stands for all tests of its file', () => {
  const test = { project: 'chromium', file: 'a.spec.ts', loaded: 'a.spec.ts', passed: true, opened: [] };
  expect(
    linesOf([
      { ...test, titles: ['Counter', 'counts'] },
      { ...test, titles: ['a › b'] },
      { ...test, file: 'b.spec.ts', loaded: 'b.spec.ts', titles: ['Counter', 'ends with a blank '] },
    ]),
  ).toBe('[chromium] › a.spec.ts › Counter › counts\n[chromium] › a.spec.ts\n[chromium] › b.spec.ts');
});

test('a test that stands in another file than its suite is named in both', () => {
  const test = { project: '', file: 'shared.ts', loaded: 'a.spec.ts', titles: ['a'], passed: true, opened: [] };
  expect(linesOf([test])).toBe('[] › shared.ts › a\n[] › a.spec.ts › a');
});

test('a title that the next run does not have stands for all tests of its file', () => {
  const test = { project: '', file: 'a.spec.ts', loaded: 'a.spec.ts', passed: true, opened: ['/counter'] };
  const lasting = { ...test, titles: ['counts'] };
  const first = [lasting, { ...test, titles: ['counts at http://localhost:1/counter'] }];
  const next = [lasting, { ...test, titles: ['counts at http://localhost:2/counter'] }];
  expect(withLastingTitles(first, next)).toEqual([lasting, { ...test, titles: [] }]);
});

test('a wanted test that has another title or project in this run was left out, and one whose file ran was not', () => {
  const test = { project: 'a', file: 'a.spec.ts', loaded: 'a.spec.ts', passed: true, opened: [] };
  const wanted = [
    { ...test, titles: ['Counter', 'counts'] },
    { ...test, titles: ['at http://localhost:1'] },
    { ...test, titles: [] },
    { ...test, titles: ['Counter'], project: 'b' },
  ];
  const ran = [
    { ...test, titles: ['Counter', 'counts'] },
    { ...test, titles: ['at http://localhost:2'] },
  ];
  expect(leftOut(wanted, ran)).toEqual([wanted[1], wanted[3]]);
});

test('tests of a file of which one opened nothing belong together', () => {
  const test = (loaded: string, ...opened: string[]) => {
    return { project: '', file: 'shared.ts', loaded, titles: ['a'], passed: true, opened };
  };
  const all = [
    test('a', '/counter'),
    test('a'),
    test('a', '/form'),
    test('b', '/form'),
    test('b', '/counter'),
    test('c'),
  ];
  expect(together(all).map(({ opened }) => opened.join())).toEqual([
    ...['/counter,/form', '/counter,/form', '/counter,/form'],
    ...['/form', '/counter', ''],
  ]);
});

test('the failed tests of a report in JUnit are named, and half a report names none', () => {
  const xml = '<testsuite><testcase name="a &amp; b"><failure>no</failure></testcase><testcase name="c"/></testsuite>';
  expect(failedInJunit(xml)).toEqual(['a & b']);
  expect(failedInJunit(xml.slice(0, 60))).toEqual([]);
});

test('a report of Playwright that the suite wrote itself names no tests, and ends nothing', () => {
  const test = { project: '', file: 'a.spec.ts', loaded: 'a.spec.ts', titles: ['a'], passed: true };
  const tests = [{ ...test, opened: ['/counter'] }];
  expect(testsIn(JSON.stringify({ tests, longest: 30 }))).toEqual({ tests, longest: 30 });
  for (const text of ['', '{', '7', '{"tests":[7],"longest":1}', '{"tests":[],"longest":"1"}', 'null'])
    expect(testsIn(text)).toEqual({ tests: [], longest: 0 });
});
