import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PublishedPractice } from '../../contract/practice';
import type { PublishedTask } from '../../contract/task';
import { ANY_CHANGE } from '../outcome';
import { useProgress } from '../progress';
import { ClearProgress } from './ClearProgress';
import { KeepProgress } from './KeepProgress';
import { answerOf, canSee, follow, isElsewhere, type Reached } from './reached';
import { Solution } from './Solution';
import { TaskAnswer } from './TaskAnswer';

export function Tasks({ practice, next: after }: { practice: PublishedPractice; next: ReactNode }) {
  const { tasks } = practice;
  const progress = useProgress();
  const { has, add, remove, keep, kept } = progress;
  const [reached, setReached] = useState<ReadonlyMap<string, Reached>>(new Map());
  const [stations, setStations] = useState('');
  const [current, setCurrent] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const answered = useRef(new Set<string>());
  const hear = useEffectEvent((now: ReadonlyMap<string, Reached>) => {
    setStations(tasks.flatMap(({ id }) => (isStation(id) ? id : [])).join(' '));
    if (now.size === 0) return;
    setReached((before) => new Map([...before, ...now]));
    add(tasks.filter(({ id }) => now.has(id)));
  });
  useEffect(() => {
    const newlyReached = follow(tasks, document, answered.current);
    const look = () => hear(newlyReached());
    look();
    const observer = new MutationObserver(look);
    observer.observe(document, ANY_CHANGE);
    // Values and ticks change without a mutation.
    const timer = setInterval(look, 250);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [tasks]);

  const done = tasks.filter(has);
  const finished = done.length === tasks.length;
  const next = () => {
    const at = tasks.findIndex(({ id }) => id === current) + 1;
    const open = [...tasks.slice(at), ...tasks.slice(0, at)].find((task) => !has(task));
    if (!open) return;
    setCurrent(open.id);
    list.current?.querySelector<HTMLElement>(`[data-task="${open.id}"]`)?.focus();
    if (isStation(open.id)) document.getElementById(`${open.id}-title`)?.scrollIntoView();
  };
  const clear = () => {
    progress.clear();
    setReached(new Map());
  };
  return (
    <section aria-label="Tasks">
      <p className="practice-progress d-flex align-items-center justify-content-between gap-2 mb-2">
        <span role="status">{`${done.length} of ${tasks.length} done`}</span>
        {!finished && tasks.length > 1 && (
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={next}>
            Next task
          </button>
        )}
      </p>
      {!finished && (
        <p className="small text-body-secondary mb-0">
          A task is done when the page shows its result, even for a moment. To try again, or if the page has changed,{' '}
          <a href={window.location.pathname + window.location.search}>begin the page anew</a>. A reload ends progress
          that you do not keep.
        </p>
      )}
      {finished && (
        <div className="my-3">
          <p className="fw-semibold mb-2">Well done! All tasks of this page are done.</p>
          {after}
        </div>
      )}
      <ol ref={list} className="list-unstyled mb-3">
        {tasks.map((task, index) => (
          <li
            key={task.id}
            data-task={task.id}
            data-reached={reached.get(task.id)}
            aria-current={task.id === current ? 'step' : undefined}
            tabIndex={-1}
            className="practice-task"
          >
            <p className="mb-1">{`${index + 1}. ${task.goal}`}</p>
            <p className="d-flex flex-wrap align-items-center column-gap-2 small mb-1">
              {task.difficulty && (
                <span className={`badge ${COLOURS[task.difficulty] ?? 'text-bg-secondary'}`}>{task.difficulty}</span>
              )}
              <span className={has(task) ? 'text-success-emphasis fw-semibold' : 'text-body-secondary'}>
                {stateOf(task, has(task), reached.get(task.id))}
              </span>
              {!reached.has(task.id) && (
                <button
                  type="button"
                  className="btn btn-link btn-sm p-0"
                  onClick={() => (has(task) ? remove : add)([task])}
                >
                  {has(task) ? 'Mark as not done' : 'Mark as done'}
                  <span className="visually-hidden">{` task ${index + 1}`}</span>
                </button>
              )}
              <Place task={task} number={index + 1} isStation={stations.split(' ').includes(task.id)} />
              {task.seed && <Seed path={task.path} seed={task.seed} />}
            </p>
            {answerOf(task) && !has(task) && (
              <TaskAnswer
                number={index + 1}
                wanted={answerOf(task) ?? ''}
                onRight={() => answered.current.add(task.id)}
              />
            )}
            {task.hint && <More what="Hint" number={index + 1} words={task.hint} />}
            {task.trap && <More what="Explain" number={index + 1} words={task.trap} />}
            <Solution practice={practice} id={task.id} number={index + 1} />
          </li>
        ))}
      </ol>
      <div className="d-flex flex-wrap align-items-center column-gap-3 small">
        <div className="form-check mb-0">
          <KeepProgress id="practise-keep" kept={kept} keep={keep} />
        </div>
        <ClearProgress {...progress} clear={clear} className="btn btn-sm btn-outline-secondary" />
      </div>
    </section>
  );
}

function More({ what, number, words }: { what: string; number: number; words: string }) {
  return (
    <details>
      <summary>
        {what}
        <span className="visually-hidden">{` for task ${number}`}</span>
      </summary>
      <p className="practice-hint">{words}</p>
    </details>
  );
}

const COLOURS: Record<string, string> = {
  basic: 'bg-success-subtle text-success-emphasis',
  tricky: 'bg-warning-subtle text-warning-emphasis',
  hard: 'bg-danger-subtle text-danger-emphasis',
};

function stateOf(task: PublishedTask, isDone: boolean, reached?: Reached): string {
  if (reached === 'script') return 'Reached by a script';
  if (reached || isDone) return 'Done';
  return canSee(task) ? 'Not done yet' : 'Can’t be checked here';
}

/** By its heading: ad blockers hide the ids of some tasks, so the station has another one. */
const isStation = (id: string) => document.getElementById(`${id}-title`)?.localName === 'h2';

/** The values of the outcome are those of this seed, so with another one nothing is ever done. */
function Seed({ path, seed }: { path: string; seed: string }) {
  const address = new URLSearchParams(window.location.search);
  const words = <code>{`?seed=${seed}`}</code>;
  if (address.get('seed') === seed) return words;
  address.set('seed', seed);
  return (
    <span>
      Counts only with <a href={`${path}?${address}`}>{words}</a>.
    </span>
  );
}

/** A link to where you do the task, if that is not simply this page. */
function Place({ task, number, isStation }: { task: PublishedTask; number: number; isStation: boolean }) {
  const { pathname, search } = window.location;
  const address = task.path + (task.conditions ?? '');
  if (isElsewhere(task)) return <a href={address}>{address}</a>;
  if (!isStation) return null;
  return (
    <a href={`${pathname}${search}#${task.id}-title`}>
      Show the station<span className="visually-hidden">{` of task ${number}`}</span>
    </a>
  );
}
