import { randomBytes } from 'node:crypto';
import { type Grade, type Look, Run, type Seen } from './run.ts';
import type { ExamTask } from './tasks.ts';

/** A run that was graded, as the report has it. */
export interface Graded extends Grade {
  run: string;
  task: string;
  group: string;
  kind: ExamTask['kind'];
  revision: string;
  tool: string;
  claimed: boolean;
  /** Whether the candidate, or `--seed`, chose the seed. */
  seedWasGiven: boolean;
  promise: Promised;
}

/**
 * `sealed`: the exam started the browser, and the candidate could not reach the page's JavaScript. `open`: the candidate has a browser of
 * its own, and the grade rests on what it says about it.
 */
type Promised = 'sealed' | 'open';

interface Asked {
  seed?: string | undefined;
  tool?: string | undefined;
  /** The candidate has a browser of its own. */
  browser?: 'own' | undefined;
}

interface Started {
  run: string;
  url: string;
  goal: string;
  needs: ExamTask['needs'];
  deadline: string;
  cdp?: string;
  /** For a browser of its own. */
  recorder?: string;
  looks?: Look[];
}

export interface RunsOptions {
  tasks: ExamTask[];
  site: { shell: string; origins: string[] };
  browser: string;
  host: string;
  /** The seed of all runs, instead of a secret one for each. */
  seed?: string | undefined;
  /** So many runs at once. */
  parallel: number;
  /** In seconds. */
  deadline: number;
}

/** Why a request cannot be answered, with the status of the answer. */
class Refused extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

interface Open {
  run: Run;
  tool: string;
  seedWasGiven: boolean;
  timer: NodeJS.Timeout;
  /** Set as soon as somebody asks for the grade. */
  grading?: Promise<Graded>;
}

/** So many graded runs are in the report. */
const MOST = 20_000;

export class Runs {
  readonly options: RunsOptions;
  readonly began = new Date();
  private readonly open = new Map<string, Open>();
  private readonly graded: Graded[] = [];
  private opening = 0;
  /** The name and version of the browser, after the first run. */
  engine = 'unknown';

  constructor(options: RunsOptions) {
    this.options = options;
  }

  /** Opens a browser for a task. Rejects with a `Refused` if the task is unknown or too many runs are open. */
  async start(name: string, { seed, tool = 'unknown', browser: whose }: Asked): Promise<Started> {
    const { tasks, site, host, parallel, deadline } = this.options;
    const browser = whose === 'own' ? undefined : this.options.browser;
    const task = tasks.find((one) => one.task === name);
    if (!task) throw new Refused(404, `The exam has no task ${name}. GET /tasks lists all.`);
    if (this.open.size + this.opening >= parallel) {
      throw new Refused(
        429,
        `${parallel} runs are open. Grade or delete one, or start the exam with a higher --parallel.`,
      );
    }
    const given = seed ?? this.options.seed;
    this.opening += 1;
    try {
      const run = new Run(task, given ?? randomBytes(6).toString('hex'), { browser, host, ...site });
      const cdp = await run.open().catch(async (error: Error) => {
        await run.close();
        throw error;
      });
      if (!run.isOpen) this.engine = run.engine;
      const timer = setTimeout(() => void this.grade(run.id, false).catch(() => {}), deadline * 1000).unref();
      this.open.set(run.id, { run, tool, timer, seedWasGiven: given !== undefined });
      const { goal, needs } = task;
      return {
        run: run.id,
        url: run.url,
        goal,
        needs,
        ...(cdp ? { cdp } : { recorder: run.recorder, looks: run.looks }),
        deadline: new Date(Date.now() + deadline * 1000).toISOString(),
      };
    } finally {
      this.opening -= 1;
    }
  }

  /** Takes what a candidate says about its own browser. Resolves with whether the outcome is there. Rejects if the exam has the browser. */
  async look(id: string, seen: Seen, answer?: string): Promise<boolean> {
    const run = this.open.get(id)?.run;
    if (!run) throw new Refused(404, `There is no open run ${id.slice(0, 40)}.`);
    if (!run.isOpen) throw new Refused(400, 'The exam looks at its own browsers itself.');
    return run.look(seen, answer);
  }

  /** Grades a run and ends it. The same run has the same grade each time. */
  async grade(id: string, claimed: boolean, answer?: string): Promise<Graded> {
    const open = this.open.get(id);
    if (open) {
      open.grading ??= this.gradeOpen(open, claimed, answer);
      return open.grading;
    }
    const before = this.graded.find(({ run }) => run === id);
    if (before) return before;
    throw new Refused(404, `There is no run ${id.slice(0, 40)}.`);
  }

  private async gradeOpen(
    { run, tool, timer, seedWasGiven }: Open,
    claimed: boolean,
    answer?: string,
  ): Promise<Graded> {
    clearTimeout(timer);
    const { task, group, kind, revision } = run.task;
    const grade = await run.grade(claimed, answer);
    const promise: Promised = run.isOpen ? 'open' : 'sealed';
    const graded = { run: run.id, task, group, kind, revision, tool, claimed, seedWasGiven, promise, ...grade };
    if (this.graded.length < MOST) this.graded.push(graded);
    this.open.delete(run.id);
    return graded;
  }

  /** Ends a run without a grade. */
  async end(id: string): Promise<void> {
    const open = this.open.get(id);
    if (!open && !this.graded.some(({ run }) => run === id))
      throw new Refused(404, `There is no run ${id.slice(0, 40)}.`);
    if (!open) return;
    clearTimeout(open.timer);
    this.open.delete(id);
    await (open.grading ?? open.run.close());
  }

  all(): readonly Graded[] {
    return this.graded;
  }

  async close(): Promise<void> {
    await Promise.all([...this.open.keys()].map((id) => this.end(id)));
  }
}
