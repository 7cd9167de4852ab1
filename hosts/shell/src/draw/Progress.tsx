import { ClearProgress } from '@playground/kit/practice/ClearProgress';
import { KeepProgress } from '@playground/kit/practice/KeepProgress';
import type { useProgress } from '@playground/kit/progress';
import { type ChangeEvent, useState } from 'react';
import type { Route } from '../fetch/groups';
import { doneOf } from '../find/paths';
import { tasksOf } from '../find/tasks';

/** In bytes. A file with all tasks of the site has 20 kB. */
const LARGEST = 1_000_000;

type Props = ReturnType<typeof useProgress> & { cards: Route[] };

/** Keeps the progress, and takes it to another machine or to a teacher as a file. */
export function Progress({ cards, ...progress }: Props) {
  const { done, kept, keep, take } = progress;
  const [told, setTold] = useState('');
  // For `npm run class`, which does not know how many tasks a page has.
  const begun = cards.flatMap(({ demo }) => {
    const count = doneOf(demo, done);
    return count > 0 ? [[demo.path, `${count}/${demo.tasks}`]] : [];
  });
  const file = JSON.stringify({ done, pages: Object.fromEntries(begun) });
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    if (file.size > LARGEST) return setTold('This file is too large. A file of progress has less than 1 MB.');
    try {
      const names: unknown = JSON.parse(await file.text()).done;
      if (!Array.isArray(names)) throw new Error('It has no list.');
      const all = new Set(names.map(String));
      const isTask = await tasksOf(cards);
      const tasks = [...all].filter(isTask);
      take(tasks);
      const others = all.size - tasks.length;
      setTold(
        `${tasks.length} done ${tasks.length === 1 ? 'task was' : 'tasks were'} read.${others > 0 ? ` ${others} names are not tasks of this site.` : ''}`,
      );
    } catch {
      setTold('This is not a file of progress.');
    }
  };
  return (
    <details className="progress-file small mt-3">
      <summary>{done.length > 0 ? `Your progress: ${done.length} done` : 'Your progress'}</summary>
      <div className="form-check my-2">
        <KeepProgress id="keep-progress" kept={kept} keep={keep} />
      </div>
      <p className="d-flex flex-wrap align-items-center gap-2 mb-1">
        <a
          download="progress.json"
          href={`data:application/json,${encodeURIComponent(file)}`}
          className="btn btn-sm group-filter"
        >
          Export as a file
        </a>
        <label className="btn btn-sm group-filter">
          Import a file
          <input type="file" id="import-progress" accept=".json" className="visually-hidden" onChange={read} />
        </label>
        <ClearProgress {...progress} className="btn btn-sm group-filter" />
      </p>
      <p className="mb-0" aria-live="polite">
        {told}
      </p>
    </details>
  );
}
