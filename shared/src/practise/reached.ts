import type { ElementExpectation, Expectation, PublishedTask } from '../../contract/task';
import { frameDocument, isMet } from '../outcome';

/** How a task was achieved: by what the browser made of input, or by a script on the page. */
export type Reached = 'input' | 'script';

/** What of an outcome a page can see of itself: elements, in itself and in frames of its own origin. */
const isElement = (expected: Expectation): expected is ElementExpectation => 'role' in expected;

/** Follows tasks while they are done. */
export interface Follower {
  /** Looks again; tells which have been reached since the last look. */
  look(): string[];
  /** The tasks that the page cannot see whole: a download, another tab, a frame of another origin. */
  unseen: string[];
}

/** Begins to follow tasks in a document. What holds only while a task is done counts from then on. */
export function follow(tasks: PublishedTask[], document: Document): Follower {
  const seen = new Set<ElementExpectation>();
  const reached = new Set<string>();
  const holds = (expected: ElementExpectation) => {
    const where = expected.frames ? frameDocument(expected.frames, document) : document;
    if (where && isMet(expected, where)) {
      if (expected.during) seen.add(expected);
      return true;
    }
    return seen.has(expected);
  };
  const canSee = ({ outcome }: PublishedTask) => outcome.every(isElement);
  const followed = tasks.filter(canSee);
  return {
    look() {
      const now = followed.filter(({ id, outcome }) => {
        // Each is looked at: one that holds only for a while may not be there when all others are.
        const all = outcome.filter(isElement).map(holds);
        return !reached.has(id) && all.every(Boolean);
      });
      for (const { id } of now) reached.add(id);
      return now.map(({ id }) => id);
    },
    unseen: tasks.filter((task) => !canSee(task)).map(({ id }) => id),
  };
}
