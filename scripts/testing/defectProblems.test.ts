import type { DemoFolder } from '../build/demoFolders.ts';
import { defectProblems } from './defectProblems.ts';
import type { Ran } from './runInVersions.ts';

const demo = {
  folder: 'counter',
  defects: [
    { id: 'wrong', breaks: ['five'] },
    { id: 'late', breaks: [] },
  ],
} as unknown as DemoFolder;

/** The tests that fail on each version; those of today are ''. The task is `five`, the proofs have the ids of the defects. */
const problems = (failing: Record<string, string[]>, proofs = ['wrong', 'late']) =>
  defectProblems(
    demo,
    ['', 'wrong', 'late'].flatMap((id) =>
      ['five', ...proofs].map(
        (test) =>
          ({
            ...(id && { version: { id } }),
            test,
            isProof: test !== 'five',
            passed: !failing[id]?.includes(test),
            error: '\u001b[31mIt broke\u001b[39m\nhere',
          }) as Ran,
      ),
    ),
  ).map(({ at, problem }) => `${at}: ${problem}`);

const right = { wrong: ['five', 'wrong'], late: ['late'] };

test('a defect is proved if its tasks and its proof fail with it, and pass today', () => {
  expect(problems(right)).toEqual([]);
  expect(problems({ ...right, '': ['late'] })).toEqual(['counter today: late fails: It broke']);
  expect(problems({ ...right, wrong: ['wrong'] })).toEqual([
    'counter wrong: the task five passes with it, but is in its breaks',
  ]);
  expect(problems({ ...right, late: ['five', 'late'] })).toEqual([
    'counter late: the task five fails with it, but is not in its breaks: It broke',
  ]);
  expect(problems({ wrong: ['five'], late: ['late'] })).toEqual(['counter wrong: its proof passes with it']);
});

test('a defect that no test or the same tests tell, and a proof of nothing, are problems', () => {
  expect(problems({ wrong: ['five'], late: [] }, [])).toEqual([
    'counter late: no test fails with it: write one in defects.proof.ts',
  ]);
  expect(problems({ wrong: ['five', 'late'], late: ['five', 'late'] }, ['late'])).toContain(
    'counter late: it fails the same tests as wrong: the proof late, the task five',
  );
  expect(problems(right, ['wrong', 'late', 'old'])).toEqual([
    'counter today: there is a proof old, which is no defect',
  ]);
});
