import { htmlOf, junitOf, markdownOf, type Proof, type Report, scoreOf, shareOf, tableOf } from './proveReport.ts';

const proof = (changes: Partial<Proof>): Proof => ({
  page: '/counter',
  kind: 'defect',
  id: 'two',
  class: 'value',
  sentence: 'Adds <two>.',
  steps: ['Press it.'],
  breaks: [],
  verdict: 'caught',
  seconds: 1,
  failed: ['counts'],
  output: '',
  address: 'http://localhost:3000/counter?version=v00001&seed=7',
  seeds: ['7'],
  notes: [],
  ...changes,
});
const proofs = [
  proof({ id: 'one' }),
  proof({ verdict: 'missed', failed: [] }),
  proof({ id: 'three', class: 'focus' }),
  proof({ kind: 'redesign', id: 'ids', class: 'ids', verdict: 'survived', failed: [] }),
];
const report = (some: Proof[], more: Partial<Report> = {}): Report => ({ proofs: some, notes: [], ...more });

test('a score has its numbers, a percentage that is rounded down, and an interval', () => {
  expect(scoreOf(proofs)).toMatchObject({ caught: { right: 2, of: 3, percent: 66 }, survived: { right: 1, of: 1 } });
  // The values of Wilson's interval in Brown, Cai and DasGupta (2001).
  expect(shareOf(0, 10).interval).toEqual([0, 27.8]);
  expect(shareOf(10, 20).interval).toEqual([29.9, 70.1]);
  // 100 * (29 / 50) is less than 58.
  expect(shareOf(29, 50).percent).toBe(58);
});

test('nothing has no percentage', () => {
  expect(scoreOf([])).toEqual({});
  expect(scoreOf(proofs.slice(0, 3))).not.toHaveProperty('survived');
  expect(tableOf(report([]))).toContain('No version has a verdict.');
});

test('what hung or is flaky is neither caught nor missed, and counts among all', () => {
  const some = [proof({}), proof({ verdict: 'hung' }), proof({ verdict: 'flaky' })];
  expect(scoreOf(some).caught).toMatchObject({ right: 1, of: 3 });
  expect(tableOf(report(some))).toMatch(/all +3 +1 +0 +2\n/);
});

test('the terminal has a line for each class, and what to do to see a missed defect', () => {
  const lines = tableOf(report(proofs))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  expect(lines).toEqual([
    'defects runs caught missed neither',
    'focus 1 1 0 0',
    'value 2 1 1 0',
    'all 3 2 1 0',
    'redesigns runs survived broken neither',
    'ids 1 1 0 0',
    'all 1 1 0 0',
    '',
    'missed: /counter two: Adds <two>.',
    '- Press it.',
    '- http://localhost:3000/counter?version=v00001&seed=7',
    '2 of 3 defects caught (66 %, 95 % interval 20.8 to 93.9 %), 1 of 1 redesigns survived (100 %, 95 % interval 20.7 to 100 %).',
  ]);
});

test('each report says why: the tests that failed, or the last lines of the output', () => {
  const some = report([proof({}), proof({ kind: 'redesign', verdict: 'broken', failed: [], output: 'a\nb <c>' })]);
  expect(markdownOf(some)).toContain('- failed: counts');
  expect(markdownOf(some)).toContain('| b <c>');
  expect(junitOf(some)).toContain('failed: counts');
  expect(junitOf(some)).toContain('<failure message="broken">broken: /counter two: Adds &lt;two&gt;.');
  expect(htmlOf(some)).toContain('<li>counts</li>');
  expect(htmlOf(some)).toContain('b &#60;c&#62;');
  expect(junitOf(report([proof({ sentence: 'a\u0000b' })]))).toContain('a?b');
});

test('without a score, each report says why, and JUnit has a failure', () => {
  const none = report([proof({})], { problem: 'It fails by chance.' });
  for (const text of [tableOf(none), markdownOf(none), htmlOf(none)])
    expect(text).toContain('No score. It fails by chance.');
  expect(junitOf(none)).toContain('tests="2" failures="1"');
});

test('a suite that fails in other words loses nothing, and the report says it apart', () => {
  const inWords = [...proofs, proof({ kind: 'redesign', id: 'words', class: 'words', verdict: 'broken' })];
  expect(scoreOf(inWords)).toEqual(scoreOf(proofs));
  expect(tableOf(report(inWords))).toMatch(/other words +runs +survived +broken +neither\n +words +1 +0 +1 +0\n/);
  expect(junitOf(report(inWords))).toContain('tests="5" failures="1"');
  expect(junitOf(report(inWords))).toContain('<skipped message="broken: /counter words');
});
