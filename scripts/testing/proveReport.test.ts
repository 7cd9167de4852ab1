import { junitOf, markdownOf, type Proof, scoreOf, tableOf } from './proveReport.ts';

const proof = (changes: Partial<Proof>): Proof => ({
  page: '/counter',
  kind: 'defect',
  id: 'two',
  class: 'value',
  sentence: 'Adds <two>.',
  steps: ['Press it.'],
  breaks: [],
  right: true,
  seconds: 1,
  notes: [],
  ...changes,
});
const proofs = [
  proof({ id: 'one' }),
  proof({ right: false, notes: ['It hung, and was ended after 30 s.'] }),
  proof({ id: 'three', class: 'focus' }),
  proof({ kind: 'redesign', id: 'ids', class: 'ids' }),
];

test('the score is in percent of all defects and of all redesigns, and rounded down', () => {
  expect(scoreOf(proofs)).toEqual({ caught: 66, survived: 100 });
  expect(scoreOf([])).toEqual({ caught: 100, survived: 100 });
});

test('the terminal has a line for each class, and what to do to see a missed defect', () => {
  const lines = tableOf(proofs)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  expect(lines).toEqual([
    'defects runs caught missed',
    'focus 1 1 0',
    'value 2 1 1',
    'all 3 2 1',
    'redesigns runs survived broken',
    'ids 1 1 0',
    'all 1 1 0',
    '',
    'missed: /counter two: Adds <two>.',
    '- Press it.',
    '- It hung, and was ended after 30 s.',
  ]);
  expect(markdownOf(proofs)).toContain('It caught 66 % of the defects and survived 100 % of the redesigns.');
});

test('in JUnit, a missed defect is a failure, and its words are no markup', () => {
  const report = junitOf(proofs);
  expect(report).toContain('<testsuite name="prove" tests="4" failures="1">');
  expect(report).toContain('<failure message="missed">missed: /counter two: Adds &lt;two&gt;.');
  expect(junitOf([proof({ right: false, sentence: 'a\u0000b' })])).toContain('a?b');
});

test('a suite that fails in other words loses nothing, and the report says it apart', () => {
  const inWords = [...proofs, proof({ kind: 'redesign', id: 'words', class: 'words', right: false })];
  expect(scoreOf(inWords)).toEqual(scoreOf(proofs));
  expect(tableOf(inWords)).toMatch(/other words +runs +survived +broken\n +words +1 +0 +1\n/);
  expect(junitOf(inWords)).toContain('tests="5" failures="1"');
  expect(junitOf(inWords)).toContain('<skipped message="broken: /counter words');
});
