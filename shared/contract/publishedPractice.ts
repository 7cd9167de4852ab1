import * as v from 'valibot';
import { ENGINES, type PublishedPractice, TOOLS } from './practice.ts';
import { described, describedText, PublishedTask } from './task.ts';

const result = described(
  v.object({
    result: v.picklist(['passes', 'failed', 'not run', 'workaround', 'impossible']),
    reason: v.optional(describedText('What is unusual, or why it cannot be done.')),
  }),
  'The result of the solution of a task in a tool and an engine.',
);
const byName = <Name extends string, Value extends v.GenericSchema>(names: readonly Name[], value: Value) =>
  v.record(v.picklist(names), value);

/** By task, tool and engine. */
export const Results = v.record(v.string(), byName(TOOLS, byName(ENGINES, result)));

/** The most of each that a page can show without a delay. Our largest page has 15 tasks, 2400 pieces of code and 100 kB in all. */
const MOST = { tasks: 50, expectations: 50, pieces: 10_000, characters: 1_000_000 };

const Task = v.object({
  ...PublishedTask.entries,
  // Practise does not read them, and those of a newer build may have more.
  needs: v.unknown(),
  outcome: v.pipe(PublishedTask.entries.outcome, v.minLength(1), v.maxLength(MOST.expectations)),
});

const Practice = v.object({
  /** `readPractice` checks each task alone, so that a wrong one does not cost the others. */
  tasks: v.pipe(v.array(v.unknown()), v.maxLength(MOST.tasks)),
  solutions: v.record(v.string(), v.pipe(v.array(v.array(v.string())), v.maxLength(MOST.pieces))),
  matrix: v.fallback(Results, {}),
});

/** Reads the text of a group's file. Throws if Practise cannot use it. Tasks that are wrong, or have the id of an earlier one, are left out. */
export function readPractice(text: string): PublishedPractice {
  if (text.length > MOST.characters) throw new Error(`It has more than ${MOST.characters} characters.`);
  const { tasks, ...others } = v.parse(Practice, JSON.parse(text));
  const byId = new Map<string, PublishedTask>();
  for (const task of tasks) {
    if (v.is(Task, task) && !byId.has(task.id)) byId.set(task.id, task as PublishedTask);
    else console.warn('A task is left out, because it is not in the form that Practise knows.', task);
  }
  return { ...others, tasks: [...byId.values()] } as PublishedPractice;
}
