import { useEffect, useState } from 'react';
import type { PublishedTask } from '../../contract/task';
import { ANY_CHANGE } from '../outcome';
import { canSee, follow, type Reached } from './reached';

export function Tasks({ tasks }: { tasks: PublishedTask[] }) {
  const [reached, setReached] = useState<ReadonlyMap<string, Reached>>(new Map());
  useEffect(() => {
    const newlyReached = follow(tasks, document);
    const look = () => {
      const now = newlyReached();
      if (now.size > 0) setReached((before) => new Map([...before, ...now]));
    };
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
  return (
    <section aria-labelledby="practise-tasks" className="mt-4">
      <h2 id="practise-tasks" className="h5">
        Tasks
      </h2>
      <ol>
        {tasks.map((task) => (
          <li key={task.id} data-task={task.id} data-reached={reached.get(task.id)} className="my-1">
            {task.goal}{' '}
            {isElsewhere(task) && (
              <a href={task.path + (task.conditions ?? '')}>{task.path + (task.conditions ?? '')}</a>
            )}{' '}
            {task.seed && (
              <span>
                With <code>?seed={task.seed}</code>.
              </span>
            )}{' '}
            <span className={reached.get(task.id) ? 'text-success-emphasis fw-semibold' : 'text-body-secondary'}>
              {stateOf(task, reached.get(task.id))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const WORDS: Record<Reached, string> = { input: 'Solved', script: 'Reached by a script', unknown: 'Done' };

/** Whether you do the task on another page, or with conditions that this page does not have. */
function isElsewhere({ path, conditions }: PublishedTask): boolean {
  const { pathname, search } = window.location;
  const here = [...new URLSearchParams(search)].map(String);
  const asked = [...new URLSearchParams(conditions)].map(String);
  return path.toLowerCase() !== pathname.toLowerCase() || !asked.every((condition) => here.includes(condition));
}

function stateOf(task: PublishedTask, reached?: Reached): string {
  if (reached) return WORDS[reached];
  return canSee(task) ? 'Open' : 'Can’t be checked here';
}
