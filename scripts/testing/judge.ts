import { numberIn } from '../../shared/contract/words.ts';
import type { Version } from '../build/versions.ts';

/** One run of the suite: with a defect of a page, with a redesign of all pages, or with nothing wrong. */
export interface Planned {
  kind: Version['kind'] | 'clean';
  id: string;
  versions: Version[];
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

/** More flaky runs than one in so many, and there is no score. */
const FLAKY_OF = 20;

export interface Task<R extends Ended> extends Planned {
  /** The first run of the same version, which failed. */
  first?: R;
  /** A second look after a clean run that failed. */
  again?: boolean;
  /** The run that a clean run looks like: the same tests run. */
  like?: Planned;
}

/** The same one in each run of `npm run prove`. */
const nameOf = ({ kind, id, versions }: Planned) => [kind, id, kind === 'defect' ? versions[0]?.version : ''].join(' ');

/** In an order that the seed draws. */
export function inOrder(plan: Planned[], seed: string): Planned[] {
  const place = (one: Planned) => numberIn(nameOf(one), seed);
  return plan.toSorted((one, other) => place(one) - place(other));
}

/**
 * Decides what runs next, and what it says. The order is drawn by a seed. A failure counts if it comes back at another time, and a clean run
 * passes after it. So a suite that fails by count, by chance or because of the code has no score.
 */
export class Judge<R extends Ended> {
  readonly judged: Judged<R>[];
  /** Why there is no score. */
  problem: string | undefined;
  flaky = 0;
  readonly #seed: string;
  readonly #queue: Task<R>[];
  readonly #unconfirmed: Judged<R>[] = [];
  readonly #total: number;
  #draws = 0;

  /** `judged` is what an earlier run has found. */
  constructor(plan: Planned[], seed: string, judged: Judged<R>[] = []) {
    this.judged = judged;
    this.#seed = seed;
    const done = new Set(judged.map(({ planned }) => nameOf(planned)));
    this.#queue = inOrder(plan, seed).filter((one) => !done.has(nameOf(one)));
    const clean = this.#queue.length === 0 ? 0 : Math.max(LEAST_CLEAN, Math.ceil(this.#queue.length / CLEAN_OF));
    for (let n = 0; n < clean; n += 1) this.#insert(this.#cleanRun(plan));
    this.#total = this.#queue.length;
  }

  /** How many runs are still planned. */
  get left(): number {
    return this.#queue.length;
  }

  next(): Task<R> | undefined {
    if (this.problem) return undefined;
    // A second look may say more than that it is flaky.
    if (!this.#queue[0]?.again && this.flaky * FLAKY_OF > this.#total) {
      this.problem = `${this.flaky} of ${this.#total} runs were flaky, which is more than one in ${FLAKY_OF}. So it fails by chance.`;
      return undefined;
    }
    const next = this.#queue.shift();
    if (next || this.#unconfirmed.length === 0) return next;
    return this.#cleanRun(this.#unconfirmed.map(({ planned }) => planned));
  }

  heard(task: Task<R>, run: R): void {
    if (task.kind === 'clean') {
      this.#heardClean(task, run);
      return;
    }
    const isDefect = task.kind === 'defect';
    const say = (verdict: Verdict, of = run) => this.judged.push({ planned: task, verdict, run: of });
    if (run.hung) say('hung');
    else if (task.first && run.passed) {
      say('flaky', task.first);
      this.flaky += 1;
    } else if (run.passed) say(isDefect ? 'missed' : 'survived');
    else if (!task.first) this.#insert({ ...task, first: run });
    else this.#unconfirmed.push({ planned: task, verdict: isDefect ? 'caught' : 'broken', run: task.first });
  }

  #heardClean({ id, again, ...task }: Task<R>, run: R): void {
    if (run.passed) this.judged.push(...(id === SAME ? this.#unconfirmed.splice(0) : []));
    else if (again) {
      this.judged.push(...this.#unconfirmed.splice(0).map((one) => ({ ...one, verdict: 'flaky' as const })));
      this.problem =
        id === SAME
          ? 'It fails if only the code of the page is another, and not what the page is or does. So it compares code or bytes.'
          : 'It fails with the page of today, with which it passed before. So it fails by count, by time or by chance.';
    } else {
      // Twice, to tell it from a suite that fails in each second run.
      this.#queue.unshift(...[TODAY, TODAY, SAME].map((one) => ({ ...task, id: one, again: true })));
      this.flaky += 1;
    }
  }

  #cleanRun(plan: Planned[]): Task<R> {
    return { kind: 'clean', id: SAME, versions: [], like: plan[this.#draw(plan.length)] };
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
