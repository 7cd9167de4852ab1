import { readTools, toolsOf } from './tools.ts';

type Result = 'passes' | 'failed' | 'not run' | 'workaround' | 'impossible';

const verdictOf = (...results: Result[]) => {
  const stations = results.map((result) => ({
    capability: 'hover',
    page: 'Page',
    task: 'task',
    goal: 'Goal.',
    address: '/page',
    results: { selenium: { firefox: { result } } },
  }));
  return toolsOf([readTools({ runs: [], stations })]).capabilities[0]?.verdicts.selenium?.firefox;
};

test.each<[string, Result[]]>([
  ['works', ['passes', 'passes']],
  ['partly', ['passes', 'not run']],
  ['partly', ['workaround', 'not run']],
  ['workaround', ['passes', 'workaround']],
  ['partly', ['passes', 'impossible']],
  ['partly', ['workaround', 'failed']],
  ['impossible', ['impossible', 'failed']],
  ['impossible', ['impossible', 'not run']],
  ['fails', ['failed', 'not run']],
  ['not tried', ['not run']],
])('a capability %s with the results %j', (verdict, results) => expect(verdictOf(...results)).toBe(verdict));

test('a run that several groups tell is listed once, and a capability without stations is left out', () => {
  const run = { tool: 'selenium', engine: 'firefox', version: '4', browser: 'Firefox', date: '2026-11-25' } as const;
  const file = { runs: [run], stations: [] };
  expect(toolsOf([file, file])).toEqual({ runs: [run], capabilities: [] });
});

test('a tool that this shell does not know is left out, unless its run says its name', () => {
  const run = {
    tool: 'selenium-java',
    engine: 'chromium',
    version: '4',
    browser: 'Chromium',
    date: '2026-11-27',
  } as const;
  const other = { ...run, tool: 'robot-framework', name: 'Robot Framework' };
  const results = { 'robot-framework': { chromium: { result: 'passes' } } };
  const station = { capability: 'hover', page: 'Page', task: 'task', goal: 'Goal.', address: '/page', results };
  const next = { runs: [run, { ...run, tool: 'a-later-one' }, other], stations: [station] };
  const { runs, capabilities } = toolsOf([readTools({ runs: [], stations: [], next })]);
  expect(runs).toEqual([run, other]);
  expect(capabilities[0]?.verdicts['robot-framework']).toMatchObject({ chromium: 'works', firefox: 'not tried' });
});
