import type { ElementExpectation, PublishedTask } from '../../contract/task';
import { folded, followKeys, frameDocument, isElement, isMet } from '../outcome';
import { seen } from './inputs';

/** How a task was done: by a person or a driver, by a script on the page, or in a way that the page cannot know. */
export type Reached = 'input' | 'script' | 'unknown';

export const answerOf = ({ outcome }: PublishedTask) => outcome.find((expected) => 'answer' in expected)?.answer;

/** A page cannot see a download or another tab. What you found out, you type into the panel. */
export const canSee = ({ outcome }: PublishedTask) =>
  outcome.every((expected) => isElement(expected) || 'answer' in expected);

/** Whether you do the task on another page, or with conditions that this page does not have. */
export function isElsewhere({ path, conditions }: PublishedTask): boolean {
  const { pathname, search } = window.location;
  const here = [...new URLSearchParams(search)].map(String);
  const asked = [...new URLSearchParams(conditions)].map(String);
  return path.toLowerCase() !== pathname.toLowerCase() || !asked.every((condition) => here.includes(condition));
}

const how = (by?: { trusted: boolean }): Reached => (by ? (by.trusted ? 'input' : 'script') : 'unknown');

/** Returns the input before a status or an alert said what the task wants, if nothing else is wanted. */
function saidBefore({ outcome }: PublishedTask) {
  const [expected, ...more] = outcome;
  if (!expected || more.length > 0 || !isElement(expected)) return undefined;
  const { role, name, text, pattern, during, ...others } = expected;
  if (Object.keys(others).length > 0) return undefined;
  const fits = (said: string) =>
    pattern === undefined ? said === text : new RegExp(`^(?:${pattern})$`, 'u').test(said);
  return seen.inputs.said.find(
    (said) => said.role === role && (name === undefined || said.name === name) && fits(folded(said.text)),
  );
}

/**
 * Returns a function that looks at the document and returns the tasks that were reached since the last look. The first look knows what
 * the page has said, and of other outcomes which inputs there were before, but not their order. `answered` has the tasks whose answer was typed.
 */
export function follow(
  tasks: PublishedTask[],
  document: Document,
  answered: ReadonlySet<string>,
): () => ReadonlyMap<string, Reached> {
  const met = new Set<ElementExpectation>();
  const held = new Set<string>();
  const reached = new Set<string>();
  const holds = (expected: ElementExpectation) => {
    const where = expected.frames ? frameDocument(expected.frames, document) : document;
    if (where && isMet(expected, where)) {
      if (expected.during) met.add(expected);
      return true;
    }
    return met.has(expected);
  };
  const safely = <Found>(look: () => Found) => {
    try {
      return look();
    } catch {
      // Its group wrote something that is not an expectation, for instance a pattern that is not a regular expression.
      return undefined;
    }
  };
  const followed = tasks.filter(canSee).map((task) => ({ task, byKeys: followKeys(task.outcome.filter(isElement)) }));
  let first = true;
  return () => {
    const { last, lastPress, presses } = seen.inputs;
    const by = first && presses.size > 0 ? (presses.size === 1 ? lastPress : undefined) : last;
    const key = (first ? lastPress : last)?.key;
    const now = new Map<string, Reached>();
    for (const { task, byKeys } of followed) {
      const { id, outcome, keyboard } = task;
      if (isElsewhere(task)) {
        // You may come back to a page that is as it was first.
        for (const expected of outcome) met.delete(expected as ElementExpectation);
        continue;
      }
      const isByKeys = !keyboard || byKeys(document, first || !last ? undefined : last.key ? 'key' : 'other');
      // Check all of them: one that holds `during` the task may be over when the others begin to hold.
      const all = outcome
        .map((expected) => (isElement(expected) ? safely(() => holds(expected)) : answered.has(id)))
        .every(Boolean);
      // If a pointer has brought the outcome about, a key pressed later does not count.
      if (all && !reached.has(id) && isByKeys && (!keyboard || (key && !held.has(id)))) {
        now.set(id, how(by));
        reached.add(id);
      }
      const before = first && !all && safely(() => saidBefore(task));
      if (before && (!keyboard || before.by?.key)) {
        now.set(id, how(before.by));
        reached.add(id);
      }
      if (all) held.add(id);
      else held.delete(id);
    }
    first = false;
    return now;
  };
}
