import type { ElementExpectation, PublishedTask } from '../../contract/task';
import { frameDocument, isElement, isMet } from '../outcome';

/** How a task was done: by a person or a driver, or by a script on the page. */
export type Reached = 'input' | 'script';

/** A page cannot see a download, another tab, or what you found out. */
export const canSee = ({ outcome }: PublishedTask) => outcome.every(isElement);

/** Returns a function that looks at the document and returns the ids of the tasks that were reached since the last look. */
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
      // Check all of them: one that holds `during` the task may be over when the others begin to hold.
      const all = outcome.filter(isElement).map(holds);
      return !reached.has(id) && all.every(Boolean);
    });
    for (const { id } of now) reached.add(id);
    return now.map(({ id }) => id);
  };
}
