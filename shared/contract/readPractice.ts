import { PATH } from './path.ts';
import type { PublishedPractice } from './practice.ts';
import type { PublishedTask } from './task.ts';

// Without Valibot: what the panel Tasks and solutions needs of it would be in the code of every page, 150 bytes of them.

/** The most that a page can draw, and look at after each change, without a delay. Our own need at most a quarter of it. */
const MOST = { tasks: 60, expectations: 100, pieces: 10_000, characters: 1_000_000 };

const isObject = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it);
const isText = (it: unknown) => typeof it === 'string';
const isListOf = (most: number, is: (it: unknown) => boolean) => (it: unknown) =>
  Array.isArray(it) && it.length <= most && it.every(is);
/** By any keys. */
const isRecordOf = (most: number, is: (it: unknown) => boolean) => (it: unknown) =>
  isObject(it) && isListOf(most, is)(Object.values(it));

const isCode = isListOf(MOST.pieces, isListOf(2, isText));
const isResult = (it: unknown) => isObject(it) && isText(it.result) && isText(it.reason ?? '');
const isMatrix = isRecordOf(MOST.tasks, isRecordOf(MOST.tasks, isRecordOf(MOST.tasks, isResult)));

function isTask(it: unknown): it is PublishedTask {
  if (!isObject(it)) return false;
  const { id, goal, path, outcome, conditions = '?', capabilities = [] } = it;
  const { seed = '', difficulty = '', hint = '', trap = '' } = it;
  return (
    [id, goal, path, conditions, seed, difficulty, hint, trap].every(isText) &&
    PATH.test(path as string) &&
    (conditions as string).startsWith('?') &&
    isListOf(MOST.tasks, isText)(capabilities) &&
    isListOf(MOST.expectations, isObject)(outcome) &&
    (outcome as unknown[]).length > 0
  );
}

/** Reads the text of a group's file. Throws if the panel cannot use it. Leaves out tasks that are wrong, repeated or too many to look at. */
export function readPractice(text: string): PublishedPractice {
  const file: unknown = text.length <= MOST.characters && JSON.parse(text);
  if (
    !isObject(file) ||
    !isListOf(MOST.tasks, () => true)(file.tasks) ||
    !isRecordOf(MOST.tasks, isCode)(file.solutions)
  ) {
    throw new Error('Tasks and solutions cannot use this file.');
  }
  const tasks = new Map<string, PublishedTask>();
  let room = MOST.expectations;
  for (const task of file.tasks as unknown[]) {
    if (isTask(task) && !tasks.has(task.id) && task.outcome.length <= room) {
      room -= task.outcome.length;
      tasks.set(task.id, task);
    } else console.warn('A task is left out, because Tasks and solutions cannot use it.', task);
  }
  const { solutions, matrix } = file as unknown as PublishedPractice;
  return { tasks: [...tasks.values()], solutions, matrix: isMatrix(matrix) ? matrix : {} };
}
