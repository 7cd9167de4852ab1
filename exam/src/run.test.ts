import { Run, type Seen } from './run.ts';
import type { ExamTask } from './tasks.ts';

const SHELL = 'http://localhost:3000';

/** A run whose candidate has a browser of its own. */
function openRun(task: Partial<ExamTask> = {}): Run {
  const given: ExamTask = {
    task: 'counter/five',
    goal: 'Bring the count to 5.',
    needs: {},
    revision: '1',
    group: 'forms',
    kind: 'basic',
    path: '/counter',
    conditions: '',
    bySeed: false,
    outcome: () => [{ role: 'status', name: 'Count', text: '5' }],
    ...task,
  };
  return new Run(given, 'drawn', { browser: undefined, shell: SHELL, origins: [SHELL], host: '127.0.0.1' });
}

const PRESS = { kind: 'input', type: 'click', on: 'button' } as const;

const seen = (all: Partial<Seen>): Seen => ({
  tabs: [`${SHELL}/counter?seed=drawn`],
  looks: [[true]],
  reports: [PRESS],
  ...all,
});

test('believes what is said about a browser that it did not start', async () => {
  const run = openRun();
  expect(await run.open()).toBeUndefined();
  expect(run.looks).toEqual([{ frames: [], expression: expect.stringContaining('"Count"') }]);
  expect(await run.look(seen({ looks: [[false]] }))).toBe(false);
  expect(await run.look(seen({}))).toBe(true);
  expect(await run.grade(true)).toMatchObject({ reward: 1, reachedBy: 'input' });
});

test.each<[what: string, said: Partial<Seen>, reachedBy: string | null]>([
  ['no input', { reports: [] }, 'script'],
  ['another seed', { tabs: [`${SHELL}/counter?seed=other`] }, null],
  ['a fault', { tabs: [`${SHELL}/counter?seed=drawn&fault=forms:503@9`] }, null],
  ['a log', { tabs: [`${SHELL}/counter?seed=drawn&log`] }, null],
  ['another build', { tabs: [`${SHELL}/counter?seed=drawn&build.forms=next`] }, null],
  ['no such element', { looks: [] }, null],
])('gives no reward with %s', async (_, said, reachedBy) => {
  const run = openRun();
  await run.look(seen(said));
  expect(await run.grade(true)).toMatchObject({ reward: 0, reachedBy, falseSuccess: true });
});

test('a slash at the end of the address leaves no condition out', async () => {
  const run = openRun({ conditions: '?fault=send-email:503@1' });
  await run.look(seen({ tabs: [`${SHELL}/Counter/?seed=drawn`] }));
  expect(await run.grade(true)).toMatchObject({ reward: 0, why: expect.stringContaining('without ?fault=') });
});

test('keeps only the beginning of what a candidate makes long', async () => {
  const run = openRun();
  await run.look(seen({ reports: [PRESS, { kind: 'input', type: 'click', on: 'x'.repeat(10_000) }] }));
  const { evidence } = await run.grade(true);
  expect(evidence.map(({ length }) => length)).toEqual([22, 200]);
});

test('gives no reward if nobody said what the browser shows', async () => {
  expect(await openRun().grade(true)).toMatchObject({ reward: 0, why: 'Nobody said what the browser shows.' });
});

test('a page that was opened without a seed may hand one to the next page, if the outcome is the same for each', async () => {
  const tabs = ['/counter', '/windows/word?seed=of-the-page', '/counter?seed=of-the-page'].map((one) => SHELL + one);
  const grades = [false, true].map(async (bySeed) => {
    const run = openRun({ bySeed });
    await run.look(seen({ tabs }));
    return (await run.grade(true)).reward;
  });
  expect(await Promise.all(grades)).toEqual([1, 0]);
});

test('knows tabs, answers and what holds only for a while', async () => {
  const brief = { role: 'status', text: 'Saved', during: true } as const;
  const run = openRun({ outcome: () => [{ tab: '/newTab' }, { answer: 'a word' }, brief] });
  const tabs = ['no address', 'about:blank', 'http://evil.example/newTab', `${SHELL}/newTab`];
  expect(await run.look(seen({ tabs, looks: [] }), ' a  word ')).toBe(false);
  const met = { kind: 'met', expected: JSON.stringify(brief) } as const;
  expect(await run.look(seen({ tabs, looks: [], reports: [met] }), ' a  word ')).toBe(true);
  expect(await run.look(seen({ tabs, looks: [], reports: [] }), 'another')).toBe(false);
});
