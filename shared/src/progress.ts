import { useState } from 'react';
import type { PublishedTask } from '../contract/task';

/** In local storage if you want that, as a JSON list of done tasks. */
const KEY = 'progress';
/** Beside it, the tool and the language of the solutions that you looked at last, such as `selenium java`. */
const TOOL_KEY = 'progress-tool';

interface Progress {
  /** Each is the path of its page and its id: `/counter five`. */
  done: string[];
  /** Whether this browser keeps it. Otherwise it ends with the tab. */
  kept: boolean;
  tool?: string | undefined;
}

let current: Progress | undefined;
/** The tasks that were cleared last. They can come back as long as the document is open. */
let cleared: string[] = [];

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
    /** Takes back that these are done. */
    remove: (tasks: PublishedTask[]) => {
      const names = tasks.map(nameOf);
      change({ done: (current as Progress).done.filter((name) => !names.includes(name)) });
    },
    clear: () => {
      // A second press clears nothing more.
      if ((current as Progress).done.length > 0) cleared = (current as Progress).done;
      change({ done: [] });
    },
    /** How many tasks `restore` brings back. */
    cleared: cleared.length,
    restore: () => {
      const names = cleared;
      cleared = [];
      take(names);
    },
    keep: (kept: boolean) => change({ kept }),
    prefer: (tool: string) => change({ tool }),
  };
}

export const nameOf = ({ path, id }: PublishedTask) => `${path} ${id}`;

function read(): Progress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const tool = localStorage.getItem(TOOL_KEY) ?? undefined;
    if (Array.isArray(stored)) return { done: stored.map(String), kept: true, tool };
  } catch {
    // The browser refuses storage, or something else wrote this key.
  }
  return { done: [], kept: false };
}

function write(progress: Progress): Progress {
  try {
    if (progress.kept) localStorage.setItem(KEY, JSON.stringify(progress.done));
    else localStorage.removeItem(KEY);
    if (progress.kept && progress.tool) localStorage.setItem(TOOL_KEY, progress.tool);
    else localStorage.removeItem(TOOL_KEY);
    return progress;
  } catch {
    return { ...progress, kept: false };
  }
}
