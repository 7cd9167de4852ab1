import { randomBytes } from 'node:crypto';
import { type Grade, Run, type RunOptions } from './run.ts';
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
}

export interface RunsOptions extends RunOptions {
  tasks: ExamTask[];
  /** The seed of all runs, instead of a secret one for each. */
  seed?: string | undefined;
  /** So many runs at once. */
  parallel: number;
  /** In seconds. */
  deadline: number;
}

/** Why a request cannot be answered, with the status of the answer. */
const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

const noRun = (id: string) => refusal(404, `There is no run ${id.slice(0, 40)}.`);

interface Open {
  run: Run;
  tool: string;
  seedWasGiven: boolean;
  timer: NodeJS.Timeout;
  /** Set as soon as somebody asks for the grade. */
  grading?: Promise<Graded>;
}

/** So many runs does one exam give, because its report remembers each. */
const MOST = 20_000;

/** A run without a command for this time, in milliseconds, makes room if all are taken. */
const IDLE = 30_000;

export class Runs {
  readonly options: RunsOptions;
  readonly began = new Date();
  readonly open = new Map<string, Open>();
  readonly graded: Graded[] = [];
  /** Graded runs whose browsers are still open. */
  private readonly kept = new Map<string, Run>();
  private opening = 0;
  /** The name and version of the browser, after the first run. */
  engine = 'unknown';

  constructor(options: RunsOptions) {
    this.options = options;
  }

  /** Opens a browser for a task. Rejects with a refusal if the task is unknown or too many runs are open. */
  async start(name: string, { seed, tool = 'unknown' }: { seed?: string | undefined; tool?: string }) {
    const { tasks, deadline } = this.options;
    const task = tasks.find((one) => one.task === name);
    if (!task) throw refusal(404, `The exam has no task ${name}. GET /tasks lists all.`);
    await this.makeRoom();
    const given = seed ?? this.options.seed;
    this.opening += 1;
    try {
      const run = new Run(task, given ?? randomBytes(6).toString('hex'), this.options);
      const addresses = await run.open().catch(async (error: Error) => {
        await run.close();
        throw error;
      });
      this.engine = run.engine;
      const timer = setTimeout(() => void this.grade(run.id, false).catch(() => {}), deadline * 1000).unref();
      this.open.set(run.id, { run, tool, timer, seedWasGiven: given !== undefined });
      const { goal, needs } = task;
      const until = new Date(Date.now() + deadline * 1000).toISOString();
      return { run: run.id, url: run.url, goal, needs, ...addresses, deadline: until };
    } finally {
      this.opening -= 1;
    }
  }

  /** If all places are taken, ends the run that has been idle for the longest time. Rejects with a refusal if none is. */
  private async makeRoom(): Promise<void> {
    const { parallel } = this.options;
    if (this.graded.length + this.open.size + this.opening >= MOST) {
      throw refusal(429, `The exam has given ${MOST} runs. Start it again.`);
    }
    if (this.open.size + this.kept.size + this.opening < parallel) return;
    const idle = [...this.open.values()].filter(({ run, grading }) => !grading && performance.now() - run.asked > IDLE);
    const [first] = idle.sort((one, other) => one.run.asked - other.run.asked);
    const full = `${parallel} runs are open. Grade or delete one, or start the exam with a higher --parallel.`;
    if (!first) throw refusal(429, full);
    await this.grade(first.run.id, false);
  }

  /** Whether the page of an open run has brought the outcome about. */
  async look(id: string): Promise<boolean> {
    const run = this.open.get(id)?.run;
    if (!run) throw refusal(404, `There is no open run ${id.slice(0, 40)}.`);
    return run.look();
  }

  /** Grades a run and ends it. The same run has the same grade each time. */
  async grade(id: string, claimed: boolean, answer?: string, keepBrowser?: boolean): Promise<Graded> {
    const open = this.open.get(id);
    if (open) {
      if (!open.grading && keepBrowser) this.keep(open.run);
      open.grading ??= this.settle(open, claimed, open.run.grade(claimed, answer, keepBrowser));
      return open.grading;
    }
    const before = this.graded.find(({ run }) => run === id);
    if (before) return before;
    throw noRun(id);
  }

  private async settle({ run, tool, timer, seedWasGiven }: Open, claimed: boolean, grade: Promise<Grade>) {
    clearTimeout(timer);
    const { task, group, kind, revision } = run.task;
    const graded = { run: run.id, task, group, kind, revision, tool, claimed, seedWasGiven, ...(await grade) };
    this.graded.push(graded);
    this.open.delete(run.id);
    return graded;
  }

  private keep(run: Run): void {
    this.kept.set(run.id, run);
    setTimeout(() => void this.end(run.id), this.options.deadline * 1000).unref();
  }

  /** Ends a run without a look at it. It counts as failed: else a candidate could hide its failures. */
  async end(id: string): Promise<void> {
    const open = this.open.get(id);
    if (open) {
      open.grading ??= this.settle(open, false, open.run.withdraw());
      await open.grading;
    }
    const kept = this.kept.get(id);
    if (kept) {
      this.kept.delete(id);
      await kept.close();
    } else if (!open && !this.graded.some(({ run }) => run === id)) {
      throw noRun(id);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.open.keys(), ...this.kept.keys()].map((id) => this.end(id)));
  }
}
