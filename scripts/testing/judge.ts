import { numberIn } from '../../shared/contract/words.ts';
import type { Version } from '../build/versions.ts';

/** One run of the suite: with a defect of a page, with a redesign of all pages, or with nothing wrong. */
export interface Planned {
  kind: Version['kind'] | 'clean';
  id: string;
  versions: Version[];
  /** What a suite can see of a run that is no matter of the page: which tests run, and which seeds pages draw. */
  look?: string | undefined;
  /** Only some of the tests run with it. */
  isSome?: boolean | undefined;
  /** A redesign of one page, beside that of all pages. It has no verdict of its own, and must not fail if the other survives. */
  isPart?: boolean | undefined;
}

/** What a run says to the judge. */
export interface Ended {
  passed: boolean;
  hung: boolean;
  failed: string[];
}

export type Verdict = 'caught' | 'missed' | 'survived' | 'broken' | 'hung' | 'flaky';

export interface Judged<R extends Ended = Ended> {
  planned: Planned;
  verdict: Verdict;
  /** The run that the verdict is of. */
  run: R;
}

/** The page of today made by other code is in the clean runs. The page of today itself tells why one of these failed. */
export const SAME = 'same';
const TODAY = 'today';

/** A clean run comes about so often, and at least so many times. */
const CLEAN_OF = 8;
const LEAST_CLEAN = 3;

/** The second look at about one defect in so many is with all tests: a suite could do nothing when it is not asked for some of them. */
const ALL_OF = 24;

/** More flaky runs than one in so many, and more than one, and there is no score. */
const FLAKY_OF = 20;

/** So many failures of second looks at the page of today are no chance. */
const FAILED_AGAIN = 2;

/** So many clean runs come after a failure: if only one came, the suite could guess which of the next two it is. */
const CLEAN_AFTER = 2;

export interface Task<R extends Ended> extends Planned {
  /** The first run of the same version, which failed. */
  first?: R;
  /** A second look after a clean run that failed. */
  again?: boolean;
  /** All tests run, also if the defect needs only some. */
  all?: boolean;
  /** It failed, but passed when all tests ran. */
  passedAll?: boolean;
  /** Another redesign of the page with which a part failed twice. */
  isCheck?: boolean;
  /** What it looks like, also if it is a clean run: these tests run, and pages draw these seeds. */
  like: Planned;
}

/** The same one in each run of `npm run prove`. */
const nameOf = ({ kind, id, versions, isPart }: Planned) =>
  [kind, id, kind === 'defect' || isPart ? versions[0]?.version : ''].join(' ');

/** Without what became of it. */
const plain = ({ kind, id, versions, look, isSome, isPart }: Planned): Planned => {
  return { kind, id, versions, look, isSome, isPart };
};

function taskOf(planned: Planned) {
  const like = plain(planned);
  return { ...like, like };
}

/** In an order that the seed draws. */
export function inOrder(plan: Planned[], seed: string): Planned[] {
  const place = (one: Planned) => numberIn(nameOf(one), seed);
  return plan.toSorted((one, other) => place(one) - place(other));
}

export const pageOf = ({ versions }: Planned): string => versions.map(({ page }) => page).join(' ');

/**
 * Redesigns of one of these `pages` alone, as few as name each redesign and each page. Else a suite could take each change of one page for a
 * defect.
 */
export function partsOf(plan: Planned[], pages: string[], order: string): Planned[] {
  const all = plan.filter(({ versions }) => versions.length > 1);
  const pairs = all.flatMap((one) =>
    one.versions.map((version): Planned => ({ ...one, versions: [version], isPart: true })),
  );
  const drawn = inOrder(
    pairs.filter((pair) => pages.includes(pageOf(pair))),
    order,
  );
  const parts: Planned[] = [];
  const isNew = (pair: Planned, keyOf: (one: Planned) => string) => !parts.some((one) => keyOf(one) === keyOf(pair));
  const idOf = ({ id }: Planned) => id;
  for (const pair of drawn) if (isNew(pair, idOf) && isNew(pair, pageOf)) parts.push(pair);
  for (const pair of drawn) if (isNew(pair, idOf) || isNew(pair, pageOf)) parts.push(pair);
  return parts;
}

/**
 * Decides what runs next, and what it says. The order is drawn by a seed. A failure counts if it comes back at another time, and a clean run
 * that looks the same passes after it. So a suite that fails by count, by chance, by what it is asked for or because of the code has no score.
 * The same holds for one that fails whenever one page only is another one.
 */
export class Judge<R extends Ended> {
  readonly judged: Judged<R>[];
  /** Why there is no score. */
  problem: string | undefined;
  /** Failures with the page of today. */
  failedClean: number;
  readonly #seed: string;
  readonly #queue: Task<R>[];
  /** Those that were taken and have no answer. */
  #running = new Set<Task<R>>();
  /** Those that were taken before a clean run failed. */
  #doubted = new Set<Task<R>>();
  #unconfirmed: Judged<R>[] = [];
  /** Parts that failed before anybody knew whether their redesign survives. */
  #failedParts: { task: Task<R>; run: R }[] = [];
  /** Not kept for `--resume`, with which all parts run again. */
  #flakyParts = 0;
  #failedAgain: string[] = [];
  readonly #total: number;
  #draws = 0;
  #failures = 0;
  #nextAll = 0;

  /** `judged` and `failedClean` are what an earlier run has found. */
  constructor(plan: Planned[], seed: string, judged: Judged<R>[] = [], failedClean = 0) {
    this.judged = judged;
    this.failedClean = failedClean;
    this.#seed = seed;
    const done = new Set(judged.map(({ planned }) => nameOf(planned)));
    this.#queue = inOrder(plan, seed)
      .filter((one) => !done.has(nameOf(one)))
      .map(taskOf);
    const left = [...this.#queue];
    const clean = [...new Set(left.map(({ look }) => look))].flatMap((look) => {
      const alike = left.filter((one) => one.look === look);
      return Array.from({ length: Math.ceil(alike.length / CLEAN_OF) }, () => alike);
    });
    while (left.length > 0 && clean.length < LEAST_CLEAN) clean.push(left);
    for (const some of clean) this.#insert(this.#cleanRun(some));
    this.#total = this.#queue.length + done.size;
  }

  get flaky(): number {
    return this.judged.filter(({ verdict }) => verdict === 'flaky').length + this.#flakyParts + this.failedClean;
  }

  /** How many runs have no answer. More may follow. */
  get left(): number {
    return this.#queue.length + this.#running.size;
  }

  next(): Task<R> | undefined {
    if (this.problem) return undefined;
    // A second look may say more than that it is flaky.
    if (!this.#queue[0]?.again && this.flaky > Math.max(1, this.#total / FLAKY_OF)) {
      this.problem = `${this.flaky} runs were flaky, which is more than one in ${FLAKY_OF} of the ${this.#total} that were planned. So it fails by chance.`;
      return undefined;
    }
    const next = this.#queue.shift() ?? this.#lastCleanRun();
    if (next) this.#running.add(next);
    return next;
  }

  heard(task: Task<R>, run: R): void {
    this.#running.delete(task);
    if (task.isCheck) {
      if (run.passed) this.#flakyParts += 1;
      else this.#sayOnePage(task);
      return;
    }
    if (this.#doubted.delete(task) && !run.passed) {
      this.#insert(taskOf(task));
      return;
    }
    if (task.kind === 'clean') {
      this.#heardClean(task, run);
      return;
    }
    const isDefect = task.kind === 'defect';
    const say = (verdict: Verdict, of = run) => this.#say({ planned: task, verdict, run: of });
    if (task.isPart && !task.first && !run.passed) this.#heardPart(task, run);
    else if (task.all && run.passed && task.passedAll)
      this.problem =
        'It fails when only some of its tests run, and passes when all run. So it looks at what it is asked for.';
    else if (task.all && run.passed) this.#insert({ ...task, all: false, passedAll: true });
    else if (task.passedAll && !task.all && !run.passed) this.#insert({ ...task, all: true });
    else if (task.first && run.passed) say('flaky', task.first);
    else if (run.passed) say(isDefect ? 'missed' : 'survived');
    else if (!task.first) this.#lookAgain(task, run);
    else if ((run.hung || task.first.hung) && !task.isPart) say('hung', run.hung ? run : task.first);
    else this.#unconfirmed.push({ planned: task, verdict: isDefect ? 'caught' : 'broken', run: task.first });
  }

  /** Clean runs come before it or after it, so that the number of a run tells nothing. */
  #lookAgain(task: Task<R>, first: R): void {
    const all = task.kind === 'defect' && task.isSome === true && this.#failures++ === this.#nextAll;
    // The first one surely. The suite may count its failures, so the others are drawn.
    if (all) this.#nextAll += 1 + this.#draw(2 * ALL_OF);
    this.#insert({ ...task, first, all });
    const planned = this.#queue.filter(({ kind, look }) => kind === 'clean' && look === task.look).length;
    for (let n = planned; n < CLEAN_AFTER; n++) this.#insert(this.#cleanRun([task]));
    // Else a suite could fail whenever all of its tests run.
    for (let n = 0; all && n < CLEAN_AFTER; n++) this.#insert({ ...this.#cleanRun([task]), all });
  }

  /** Its redesign of all pages decides whether the failure says something. */
  #heardPart(task: Task<R>, run: R): void {
    if (this.#survived(task.id)) this.#lookAgain(task, run);
    else this.#failedParts.push({ task, run });
  }

  #survived(id: string): Judged<R> | undefined {
    return this.judged.find(({ planned, verdict }) => planned.id === id && verdict === 'survived');
  }

  #say(one: Judged<R>): void {
    const { planned, verdict } = one;
    const { id } = planned;
    if (planned.isPart) {
      if (verdict === 'flaky') this.#flakyParts += 1;
      else if (verdict === 'broken') this.#check(planned);
      return;
    }
    this.judged.push(one);
    if (verdict !== 'survived') return;
    for (const part of this.#failedParts) if (part.task.id === id) this.#lookAgain(part.task, part.run);
  }

  /** A part failed twice, and its redesign survives. That may be a race, so another surviving redesign of the page must fail, too. */
  #check(part: Planned): void {
    const others = this.judged.flatMap(({ planned: { id, versions }, verdict }): Planned[] => {
      const version = versions.find(({ page }) => page === pageOf(part));
      return version && verdict === 'survived' && id !== part.id ? [{ ...plain(part), id, versions: [version] }] : [];
    });
    const other = others[this.#draw(Math.max(1, others.length))];
    const open = [...this.#queue, ...this.#running, ...this.#unconfirmed.map(({ planned }) => planned)];
    if (other) this.#insert({ ...taskOf(other), isCheck: true });
    else if (open.some(({ kind, isPart }) => kind === 'redesign' && !isPart)) this.#insert(taskOf(part));
    else this.#sayOnePage(part);
  }

  #sayOnePage({ id }: Planned): void {
    this.problem = `It passes with the redesign ${id} of all pages, and fails with that of one page. So it looks at how many pages are other ones, or at what it is asked for.`;
  }

  #heardClean({ id, again, ...task }: Task<R>, run: R): void {
    if (again && !run.passed) {
      this.#heardAgain(id);
      return;
    }
    if (run.passed && id !== SAME) return;
    const alike = this.#unconfirmed.filter(({ planned }) => planned.look === task.look);
    this.#unconfirmed = this.#unconfirmed.filter((one) => !alike.includes(one));
    if (run.passed) {
      for (const one of alike) this.#say(one);
      return;
    }
    // Its failures before may be of the same kind. A clean run that failed comes again, or the next run would surely have a defect.
    for (const { planned } of alike) this.#insert(taskOf(planned));
    this.#insert({ ...this.#cleanRun([task.like]), all: task.all });
    // The first two tell it from a suite that fails in each second run.
    this.#queue.unshift(...[TODAY, TODAY, SAME, SAME].map((one) => ({ ...task, id: one, again: true })));
    this.failedClean += 1;
    // What failed in an earlier second look is another failure of chance.
    this.#failedAgain = [];
    this.#doubted = new Set([...this.#running].filter(({ kind }) => kind !== 'clean'));
  }

  #heardAgain(id: string): void {
    this.#failedAgain.push(id);
    this.failedClean += 1;
    if (this.#failedAgain.length < FAILED_AGAIN) return;
    for (const one of this.#unconfirmed) this.#say({ ...one, verdict: 'flaky' });
    this.#unconfirmed = [];
    this.problem = this.#failedAgain.every((one) => one === SAME)
      ? 'It fails if only the code of the page is another, and not what the page is or does. So it compares code or bytes.'
      : 'It fails with the page of today, with which it passed before. So it fails by count, by time or by chance, or because other tests of it did not run.';
  }

  /** For what failed twice, and has no clean run after it. */
  #lastCleanRun(): Task<R> | undefined {
    const runs = [...this.#running].filter(({ kind }) => kind === 'clean').map(({ look }) => look);
    const next = this.#unconfirmed.find(({ planned }) => !runs.includes(planned.look));
    return next && this.#cleanRun([next.planned]);
  }

  #cleanRun(plan: Planned[]): Task<R> {
    const like = plain(plan[this.#draw(plan.length)] as Planned);
    return { kind: 'clean', id: SAME, versions: [], like, look: like.look };
  }

  #insert(task: Task<R>): void {
    this.#queue.splice(this.#draw(this.#queue.length + 1), 0, task);
  }

  /** A whole number below `end`. */
  #draw(end: number): number {
    this.#draws += 1;
    return numberIn(String(this.#draws), this.#seed) % end;
  }
}
