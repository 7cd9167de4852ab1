import { useState } from 'react';
import type { PublishedTask } from '../contract/task';

/** In local storage if you want that, as a JSON list of done tasks. */
const KEY = 'progress';

interface Progress {
  /** Each is the path of its page and its id: `/counter five`. */
  done: string[];
  /** Whether this browser keeps it. Otherwise it ends with the tab. */
  kept: boolean;
}

let current: Progress | undefined;

export function useProgress() {
  const [progress, setProgress] = useState(() => {
    current ??= read();
    return current;
  });
  const change = (changes: Partial<Progress>) => {
    // Not the state: two changes can come before the next render.
    current = write({ ...(current as Progress), ...changes });
    setProgress(current);
  };
  const take = (names: string[]) => change({ done: [...new Set([...(current as Progress).done, ...names])] });
  const has = (task: PublishedTask) => progress.done.includes(nameOf(task));
  return {
    ...progress,
    has,
    add: (tasks: PublishedTask[]) => take(tasks.map(nameOf)),
    /** Adds the done tasks of a list that `done` was. */
    take,
    clear: () => change({ done: [] }),
    keep: (kept: boolean) => change({ kept }),
  };
}

const nameOf = ({ path, id }: PublishedTask) => `${path} ${id}`;

function read(): Progress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (Array.isArray(stored)) return { done: stored.map(String), kept: true };
  } catch {
    // The browser refuses storage, or something else wrote this key.
  }
  return { done: [], kept: false };
}

function write(progress: Progress): Progress {
  try {
    if (progress.kept) localStorage.setItem(KEY, JSON.stringify(progress.done));
    else localStorage.removeItem(KEY);
    return progress;
  } catch {
    return { ...progress, kept: false };
  }
}
