import { useEffect, useRef, useState } from 'react';
import type { PublishedTask } from '../../contract/task';
import { canSee, follow, type Reached } from './reached';
import type { Log } from './useInputLog';

interface Props {
  tasks: PublishedTask[];
  log: Log;
}

const HOW: Record<Reached, string> = { input: 'by input', script: 'by a script' };

/** What to achieve here; each is ticked when its outcome holds. */
export function Tasks({ tasks, log }: Props) {
  const [reached, setReached] = useState<Record<string, Reached>>({});
  const last = useRef<Reached>('script');
  const input = log.inputs.at(-1);
  if (input) last.current = input.trusted ? 'input' : 'script';
  useEffect(() => {
    const newlyReached = follow(tasks, document);
    const look = () => {
      const now = newlyReached();
      if (now.length > 0) {
        setReached((before) => ({ ...before, ...Object.fromEntries(now.map((id) => [id, last.current])) }));
      }
    };
    look();
    // Values and ticks change without a mutation.
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const timer = setInterval(look, 250);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [tasks]);
  return (
    <section aria-labelledby="practise-tasks">
      <h2 id="practise-tasks" className="h5">
        Tasks
      </h2>
      <ol className="practise-tasks">
        {tasks.map((task) => (
          <li key={task.id} data-task={task.id} data-reached={reached[task.id]}>
            {task.goal}
            {isElsewhere(task) && (
              <>
                {' '}
                <a href={task.path + (task.conditions ?? '')}>{task.path + (task.conditions ?? '')}</a>
              </>
            )}
            {task.seed && (
              <>
                {' '}
                With <code>?seed={task.seed}</code>.
              </>
            )}{' '}
            <span className="practise-state">{stateOf(task, reached[task.id])}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether a task is done at another address: on another page, or under conditions that do not hold here. */
function isElsewhere({ path, conditions }: PublishedTask): boolean {
  const { pathname, search } = window.location;
  const here = [...new URLSearchParams(search)].map(String);
  const asked = [...new URLSearchParams(conditions)].map(String);
  return path.toLowerCase() !== pathname.toLowerCase() || !asked.every((condition) => here.includes(condition));
}

function stateOf(task: PublishedTask, reached?: Reached): string {
  if (reached) return `Reached ${HOW[reached]}`;
  return canSee(task) ? 'Open' : 'Not to be seen from here';
}
