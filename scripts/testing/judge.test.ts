import { numberIn } from '../../shared/contract/words.ts';
import type { Version } from '../build/versions.ts';
import { type Ended, Judge, type Planned, pageOf, partsOf, SAME, type Task } from './judge.ts';

const IDS = ['ids', 'classes', 'twin', 'late'];

const PLAN: Planned[] = [
  ...Array.from(
    { length: 30 },
    (_, n): Planned => ({ kind: 'defect', id: `d${n}`, versions: [{ version: `v${n}` } as Version] }),
  ),
  ...IDS.map((id): Planned => ({ kind: 'redesign', id, versions: [] })),
];

/** Of each page with five defects, only its own tests run. */
const LOOKS = PLAN.map((one, n) => (one.kind === 'defect' ? { ...one, look: `/page${n % 6}`, isSome: true } : one));

const end = (passed: boolean): Ended => ({ passed, hung: false, failed: passed ? [] : ['a test'] });

/** A suite of which we only know whether it passes. */
type Suite = (planned: Task<Ended>, run: number) => Ended;

/** As in `npm run prove`, the next task is taken while one runs. */
function judged(suite: Suite, seed = '1', plan = PLAN) {
  const judge = new Judge(plan, seed);
  const order: string[] = [];
  let next = judge.next();
  for (let task = next; task && !judge.problem; task = next) {
    next = judge.next();
    judge.heard(task, suite(task, order.length + 3));
    order.push(task.id);
    next ??= judge.next();
  }
  const count = (verdict: string) => judge.judged.filter((one) => one.verdict === verdict).length;
  return { ...judge, problem: judge.problem, judge, order, count };
}

const honest: Suite = ({ kind, id }) => end(!(kind === 'defect' && Number(id.slice(1)) % 3 > 0) && id !== 'twin');

test('a suite that tests gets the same verdicts in each order, and clean runs come in between', () => {
  for (const seed of ['1', '2', '3']) {
    const { count, problem, order } = judged(honest, seed);
    expect([count('caught'), count('missed'), count('survived'), count('broken'), problem]).toEqual([
      20,
      10,
      3,
      1,
      undefined,
    ]);
    expect(order.filter((id) => id === SAME).length).toBeGreaterThanOrEqual(5);
  }
  expect(judged(honest, '1').order).toEqual(judged(honest, '1').order);
  expect(judged(honest, '1').order).not.toEqual(judged(honest, '2').order);
});

test.each([
  ['counts its runs, and fails from the third one', (_, run) => end(run < 3), /by count/],
  ['fails in each second run', (_, run) => end(run % 2 === 0), /flaky|by count/],
  ['compares code or bytes', ({ kind, id }) => end(kind === 'clean' && id !== SAME), /compares code or bytes/],
] as [string, Suite, RegExp][])('a suite that %s has no score', (_, suite, words) => {
  for (const seed of ['1', '2', '3', '4', '5']) expect(judged(suite, seed).problem).toMatch(words);
});

test.each([
  ['fails when only some tests run', ({ look }) => end(!look)],
  ['fails when only the tests of one page run', ({ look }) => end(look !== '/page3')],
  ['fails when it is asked a second time', ({ first, look }, run) => end(!first && !(look && run % 3 === 0))],
] as [string, Suite][])('a suite that %s catches nothing', (_, suite) => {
  for (const seed of ['1', '2', '3', '4', '5']) {
    const { problem, count } = judged(suite, seed, LOOKS);
    expect([problem ? 0 : count('caught'), seed]).toEqual([0, seed]);
  }
});

test('a suite that does nothing when all tests run has no score', () => {
  for (const seed of ['1', '2', '3']) {
    const { problem } = judged(
      (planned, run) => (planned.look && !planned.all ? honest(planned, run) : end(true)),
      seed,
      LOOKS,
    );
    expect(problem).toMatch(/passes when all run/);
  }
});

test('a suite that fails whenever all tests run, as in the second look at a defect, catches nothing', () => {
  const defects = LOOKS.filter(({ kind }) => kind === 'defect');
  for (const seed of ['1', '2', '3', '4', '5']) {
    let some = 0;
    const suite: Suite = ({ all }) => {
      some += all ? 0 : 1;
      return end(!all && some !== 3);
    };
    const { problem, count } = judged(suite, seed, defects);
    expect([problem ? 0 : count('caught'), seed]).toEqual([0, seed]);
  }
});

/** As LOOKS, with redesigns of one page alone. */
function withParts(pages: number, order = '1'): Planned[] {
  const paths = Array.from({ length: pages }, (_, n) => `/page${n}`);
  const redesigns = IDS.map((id): Planned => {
    const versions = paths.map((page) => ({ page, version: `${id} ${page}` }) as Version);
    return { kind: 'redesign', id, versions };
  });
  const parts = partsOf(redesigns, paths, order).map((one) => ({ ...one, look: pageOf(one), isSome: true }));
  return [...LOOKS.slice(0, 30), ...redesigns, ...parts];
}

const PARTS = withParts(6);

test.each([1, 3, 4, 6, 41])('of %d pages, each page and each redesign comes alone', (pages) => {
  for (const order of ['1', '2', '3']) {
    const parts = withParts(pages, order).filter(({ isPart }) => isPart);
    expect(new Set(parts.map(({ id }) => id)).size).toBe(pages === 1 ? 0 : 4);
    expect(new Set(parts.map(pageOf)).size).toBe(pages === 1 ? 0 : pages);
    expect(parts.length).toBeLessThan(pages + 4);
  }
});

test('a suite that fails whenever one page only is another one has no score', () => {
  for (const seed of ['1', '2', '3', '4', '5']) {
    const { problem } = judged(
      ({ kind, isPart }) => end(kind === 'clean' || (kind === 'redesign' && !isPart)),
      seed,
      PARTS,
    );
    expect(problem).toMatch(/fails with that of one page/);
  }
});

test('a suite that fails whenever one page is another one, and that alone, has no score', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    const suite: Suite = (task) => end(task.kind === 'clean' || task.look !== '/page3');
    expect(judged(suite, seed, withParts(12, seed)).problem).toMatch(/fails with that of one page/);
  }
});

test.each([0.2, 0.3, 0.5])('a suite that loses a race in a redesign, with %d, has a score', (chance) => {
  const all = Array.from({ length: 100 }, (_, seed) => {
    const loses = (run: number) => numberIn(String(run), `race ${seed}`) / 2 ** 32 < chance;
    return judged((task, run) => (task.id === 'late' ? end(!loses(run)) : honest(task, run)), String(seed), PARTS);
  });
  expect(all.filter(({ problem }) => problem).length).toBe(0);
});

test('a suite that compares pages, and remembers what changes all of them, survives half of the redesigns at most', () => {
  const survived = Array.from({ length: 40 }, (_, seed) => {
    const [redesigns, others] = [new Set<string>(), new Set<string>()];
    const suite: Suite = ({ kind, id, isPart, all }) => {
      if (kind === 'clean' || redesigns.has(id)) return end(true);
      const isOfAll = (kind === 'redesign' && !isPart) || all;
      if (isOfAll && !others.has(id)) redesigns.add(id);
      else others.add(id);
      return end(redesigns.has(id));
    };
    const { problem, count } = judged(suite, String(seed), PARTS);
    return problem ? 0 : count('survived');
  });
  expect(survived.reduce((sum, one) => sum + one) / survived.length).toBeLessThan(2.5);
});

test('an honest suite has the same verdicts with redesigns of one page, which have none of their own', () => {
  for (const seed of ['1', '2', '3', '4', '5']) {
    const { count, problem, judge } = judged(honest, seed, PARTS);
    expect([count('caught'), count('missed'), count('survived'), count('broken'), problem]).toEqual([
      20,
      10,
      3,
      1,
      undefined,
    ]);
    expect([judge.judged.length, judge.flaky]).toEqual([34, 0]);
  }
});

test('an honest suite that fails by chance in one of fifty runs is not said to compare code', () => {
  const all = Array.from({ length: 200 }, (_, seed) => {
    const isBad = (run: number) => numberIn(String(run), `bad ${seed}`) / 2 ** 32 < 0.02;
    return judged((task, run) => end(honest(task, run).passed && !isBad(run)), String(seed), PARTS);
  });
  expect(all.filter(({ problem }) => /code|asked|one page/.test(problem ?? '')).length).toBe(0);
});

test('two failures of second looks are chance if they come after different clean runs', () => {
  const defects = Array.from({ length: 120 }, (_, n): Planned => ({ kind: 'defect', id: `d${n}`, versions: [] }));
  let clean = 0;
  let failed = false;
  const { problem } = judged(
    (task, run) => {
      if (task.kind !== 'clean') return honest(task, run);
      const fails = task.again ? failed : ++clean === 3 || clean === 9;
      failed = fails && !task.again;
      return end(!fails);
    },
    '1',
    defects,
  );
  expect([clean > 9, problem]).toEqual([true, undefined]);
});

test('an honest suite has the same verdicts if only some tests run', () => {
  const { count, problem } = judged(honest, '1', LOOKS);
  expect([count('caught'), count('missed'), count('survived'), count('broken'), problem]).toEqual([
    20,
    10,
    3,
    1,
    undefined,
  ]);
});

test('what failed before a clean run failed is looked at anew', () => {
  let warned = false;
  const { count } = judged(({ id }) => {
    warned ||= id === 'today';
    return end(warned);
  });
  expect(count('caught')).toBe(0);
});

test('a suite that fails in the last runs alone catches next to nothing', () => {
  const caught = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].flatMap((seed) => {
    const { length } = judged(() => end(true), seed).order;
    return [1, 2, 3, 4].map((last) => {
      const from = length + 3 - last;
      // It knows how many looks follow, and passes in the run after them.
      const { problem, count } = judged((_, run) => end(run < from || run >= from + 2 * last), seed);
      return problem ? 0 : count('caught');
    });
  });
  expect(caught.reduce((sum, one) => sum + one) / caught.length).toBeLessThan(0.5);
});

test('a suite that knows how many runs a page has, and fails in the last of them, catches next to nothing', () => {
  const defects = Array.from({ length: 60 }, (_, n) => ({
    ...(PLAN[0] as Planned),
    id: `d${n}`,
    look: `/page${n % 12}`,
    isSome: true,
  }));
  const caught = Array.from({ length: 40 }, (_, seed) => {
    const looks = new Map<string, number[]>();
    let first = '';
    let given = '';
    const suite: Suite = ({ look = '', all }, run) => {
      if (all) given ||= look;
      const runs = [...(looks.get(look) ?? []), run];
      // The first failure is looked at again with all tests. It only tries six pages.
      const waits = !given && first !== '' && first !== look;
      if (!look || all || look === given || Number(look.slice(5)) >= 6 || (!given && runs.length > 6)) return end(true);
      looks.set(look, runs);
      // Five defects and a clean run: the sixth is a defect, five times of six. If the seventh was clean, three more come after the next one.
      const guess = runs[6] as number;
      const wasClean = [1, 2, 3].every((n) => runs[6 + n] === guess + 1 + n);
      const fails = !waits && ([6, 7].includes(runs.length) || (runs.length === 11 && wasClean));
      if (fails) first ||= look;
      return end(!fails);
    };
    const { problem, count } = judged(suite, String(seed), [...defects, ...PLAN.slice(30)]);
    return problem ? 0 : count('caught');
  });
  expect(caught.reduce((sum, one) => sum + one) / caught.length).toBeLessThan(0.4);
});

test.each([0.3, 0.05])(
  'a suite that fails by chance, with %d, catches next to nothing, and more is no score',
  (chance) => {
    const all = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map((seed) => {
      return judged((_, run) => end(numberIn(String(run), `chance ${seed}`) / 2 ** 32 >= chance), seed);
    });
    expect(all.filter(({ problem, judge }) => problem || judge.flaky <= 1)).toHaveLength(10);
    expect(all.filter(({ problem }) => problem).length).toBeGreaterThanOrEqual(chance === 0.3 ? 10 : 3);
    expect(Math.max(...all.filter(({ problem }) => !problem).map(({ count }) => count('caught')), 0)).toBe(0);
  },
);

test('a suite that hangs neither catches a defect nor breaks in a redesign', () => {
  const { count, problem } = judged(({ kind }) => (kind === 'clean' ? end(true) : { ...end(false), hung: true }));
  expect([count('hung'), count('caught'), count('broken'), problem]).toEqual([34, 0, 0, undefined]);
});

test('one run that hangs by chance is flaky', () => {
  let once = true;
  const { count } = judged((planned, run) => {
    if (planned.id !== 'd0' || !once) return honest(planned, run);
    once = false;
    return { ...end(false), hung: true };
  });
  expect([count('flaky'), count('hung'), count('caught')]).toEqual([1, 0, 20]);
});

test('one failure of chance costs that verdict, and not the score', () => {
  let once = true;
  const { count, problem, judge } = judged((planned, run) => {
    if (planned.id !== 'd0' || !once) return honest(planned, run);
    once = false;
    return end(false);
  });
  expect([count('flaky'), count('caught'), judge.flaky, problem]).toEqual([1, 20, 1, undefined]);
});

test('a clean run that fails once and then passes costs no verdict', () => {
  let once = true;
  const { count, problem } = judged((planned, run) => {
    if (planned.kind !== 'clean' || !once) return honest(planned, run);
    once = false;
    return end(false);
  });
  expect([count('flaky'), count('caught'), problem]).toEqual([0, 20, undefined]);
});

test('a clean run looks like one that is planned', () => {
  const looks = new Set(LOOKS.map(({ look }) => look));
  const suite: Suite = (task) => {
    expect(task.like.kind).not.toBe('clean');
    expect([task.like.look, looks.has(task.look)]).toEqual([task.look, true]);
    return honest(task, 0);
  };
  expect(judged(suite, '1', LOOKS).problem).toBeUndefined();
});

test('what was judged before is not run again', () => {
  const before = judged(honest).judge.judged.slice(0, 25);
  const judge = new Judge(PLAN, '1', before);
  let runs = 0;
  for (let task = judge.next(); task; task = judge.next(), runs += 1) judge.heard(task, honest(task, 0));
  expect(judge.judged).toHaveLength(34);
  expect(runs).toBeLessThan(34);
});

test('a clean run that failed before an end with Ctrl-C counts after it, too', () => {
  let left = 3;
  const suite: Suite = ({ kind }) => end(kind !== 'clean' || left-- <= 0 || left % 3 !== 0);
  const { judge } = judged(suite);
  expect(judge.failedClean).toBeGreaterThan(0);
  expect(new Judge(PLAN, '1', judge.judged, judge.failedClean).flaky).toBe(judge.flaky);
});

test('a redesign of one page that was flaky before an end with Ctrl-C runs again after it, and counts once', () => {
  let failed = false;
  const suite: Suite = (task, run) => {
    if (!task.isPart || failed) return honest(task, run);
    failed = task.id !== 'twin';
    return end(!failed);
  };
  const { judge, problem } = judged(suite, '1', PARTS);
  expect([judge.flaky, problem]).toEqual([1, undefined]);
  expect(new Judge(PARTS, '1', judge.judged, judge.failedClean).flaky).toBe(0);
});

test('what was flaky before counts, so that an end with Ctrl-C washes nothing away', () => {
  const flaky = judged(honest)
    .judge.judged.slice(0, 5)
    .map((one) => ({ ...one, verdict: 'flaky' as const }));
  const judge = new Judge(PLAN, '1', flaky);
  expect(judge.next()).toBeUndefined();
  expect(judge.problem).toMatch(/by chance/);
});
