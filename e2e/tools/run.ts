import type { TestInfo } from '@playwright/test';
import type { PublishedTask } from '../../shared/contract/task.ts';

/** A browser that another program opened for one solution. The same program grades what was done there. */
export interface Run {
  /** The address of the browser. */
  cdp: string;
  /** Rejects with the reason if the task was not done. */
  grade(answer: string): Promise<void>;
  /** Closes the browser, if it is still open. */
  end(): Promise<void>;
}

export type StartRun = (testInfo: TestInfo, task: PublishedTask, tool: string) => Promise<Run>;

/** The file of a module whose `startRun` opens the browsers. Without it, each tool opens its own. */
export const RUNS = process.env.PLAYGROUND_RUNS;

/** Starts a run for the task that a file of solutions solves. Undefined if the tool opens its own browser. */
export async function startRun(...args: Parameters<StartRun>): Promise<Run | undefined> {
  if (!RUNS) return undefined;
  const runs: { startRun: StartRun } = await import(RUNS);
  return runs.startRun(...args);
}
