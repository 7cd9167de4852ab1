import type { PublishedTask } from '../../shared/contract/task.ts';

/**
 * What the harness is told of a file of solutions: the demo's path and tasks as its group publishes them. In a file of its own, because a
 * team's repository checks the types of everything that the harness imports, and has none for our servers' libraries.
 */
export interface Published {
  path: string;
  tasks: PublishedTask[];
  /** The ids of the wanted tasks, if not all are wanted. */
  only?: string[];
}

/** What a run is told of a demo in a version: the folder, and the files of tests in it. */
export interface VersionRun {
  name: string;
  folder: string;
  version: string;
  tests: string[];
}
