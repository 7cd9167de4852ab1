import type { PublishedTask } from '../../shared/contract/task.ts';
import { casesIn, taskNamed } from './junitReport.ts';

test('a report says of each test case how it ended', () => {
  const xml = `<?xml version="1.0"?>
<testsuite tests="7">
  <testcase classname="counter" name="five" time="0.1"/>
  <testcase name="below-zero" file="a>b.js" classname="Counter &amp; more"><failure message="no"/></testcase>
  <testcase classname="counter" name="six"><error>no</error></testcase>
  <testcase classname="counter" name="seven"><skipped/></testcase>
  <testcase classname="counter" name="after the first failure">
    <failure message="Failure occurred and exit-on-failure mode is in use." type="AssertionError"/>
  </testcase>
  <testcase classname="counter" name="eight">
    <skipped message="Impossible: It has &quot;none&quot;, https://tool.test/1"/>
  </testcase>
  <testcase classname="counter" name="nine">
    <system-out><![CDATA[<failure/>
Workaround: By a script, https://tool.test/2
]]></system-out>
  </testcase>
</testsuite>`;
  const results = casesIn(xml).map(({ task, result }) => [task, result]);
  expect(results).toEqual([
    ['five', { result: 'passes' }],
    ['below-zero', { result: 'failed' }],
    ['six', { result: 'failed' }],
    ['seven', { result: 'not run' }],
    ['after the first failure', { result: 'not run' }],
    ['eight', { result: 'impossible', reason: 'It has "none", https://tool.test/1' }],
    ['nine', { result: 'workaround', reason: 'By a script, https://tool.test/2' }],
  ]);
  expect(casesIn(xml)[1]?.page).toBe('Counter & more');
});

test('a report that is not XML is refused', () => {
  expect(() => casesIn('<testsuite><testcase></testsuite>')).toThrow('The report is not XML: line 1: ');
});

test.each([
  ['Tests.Counter', 'Below Zero', 'below-zero'],
  ['tests/test_counter.py', 'test_below_zero', 'below-zero'],
  ['example.CounterTest', 'belowZero', 'below-zero'],
  ['counter.spec.ts', 'below-zero', 'below-zero'],
  ['counter', 'zero', undefined],
  ['counters', 'below-zero', undefined],
])('the test of %s that is named %s does the task %s', (page, name, id) => {
  const demos = [{ name: 'counter', tasks: [{ id: 'below-zero' } as PublishedTask] }];
  expect(taskNamed(demos, page, name)?.task.id).toBe(id);
});
