import type { ElementExpectation, PublishedTask } from '../../contract/task';
import { frameDocument, isElement, isMet } from '../outcome';

/** How a task was achieved: by what the browser made of input, or by a script on the page. */
export type Reached = 'input' | 'script';

/** Whether a page can see of itself that a task is done: not of a download, another tab, or what was found out. */
export const canSee = ({ outcome }: PublishedTask) => outcome.every(isElement);

/**
 * Begins to follow tasks in a document. What holds only while a task is done counts from then on. Returns what looks again, and
 * tells which have been reached since the last look.
 */
export function follow(tasks: PublishedTask[], document: Document): () => string[] {
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
  const followed = tasks.filter(canSee);
  return () => {
    const now = followed.filter(({ id, outcome }) => {
      // Each is looked at: one that holds only for a while may not be there when all others are.
      const all = outcome.filter(isElement).map(holds);
      return !reached.has(id) && all.every(Boolean);
    });
    for (const { id } of now) reached.add(id);
    return now.map(({ id }) => id);
  };
}
