import * as v from 'valibot';
import { path, text } from './fields.ts';
import type { PublishedPractice } from './practice.ts';
import type { PublishedTask } from './task.ts';

/** The most that a page can draw, and look at after each change, without a delay. Our own need at most a quarter of it. */
const MOST = { tasks: 60, expectations: 100, pieces: 10_000, characters: 1_000_000 };

// These are the functions that the manifest uses too. Each other function of Valibot would be in the code of every page.
const Task = v.object({
  id: text('id'),
  goal: text('goal'),
  path,
  conditions: v.fallback(v.pipe(v.string(), v.startsWith('?')), ''),
  seed: v.fallback(v.string(), ''),
  keyboard: v.fallback(v.boolean(), false),
  outcome: v.pipe(v.array(v.record(v.string(), v.unknown())), v.minLength(1)),
});

const Result = v.object({ result: v.string(), reason: v.fallback(v.string(), '') });

const Practice = v.object({
  /** Each task is checked alone, so that a wrong one does not cost the others. */
  tasks: v.array(v.unknown()),
  solutions: v.record(v.string(), v.array(v.array(v.string()))),
  matrix: v.fallback(v.record(v.string(), v.record(v.string(), v.record(v.string(), Result))), {}),
});

/** Reads the text of a group's file. Throws if Practise cannot use it. Leaves out tasks that are wrong, repeated or too many to look at. */
export function readPractice(text: string): PublishedPractice {
  const { output, success } = v.safeParse(Practice, text.length > MOST.characters || JSON.parse(text));
  const isTooLong = (pieces: unknown[]) => pieces.length > MOST.pieces;
  if (
    !success ||
    Math.max(output.tasks.length, Object.keys(output.matrix).length) > MOST.tasks ||
    Object.values(output.solutions).some(isTooLong)
  ) {
    throw new Error('Practise cannot use this file.');
  }
  const tasks = new Map<string, unknown>();
  let room = MOST.expectations;
  for (const task of output.tasks) {
    const { success, output: read } = v.safeParse(Task, task);
    if (success && !tasks.has(read.id) && read.outcome.length <= room) {
      room -= read.outcome.length;
      tasks.set(read.id, read);
    } else console.warn('A task is left out, because Practise cannot use it.', task);
  }
  return { ...output, tasks: [...tasks.values()] as PublishedTask[] } as PublishedPractice;
}
