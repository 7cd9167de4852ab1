import { useEffect, useRef, useState } from 'react';
import type { PublishedTask } from '../../contract/task';
import { follow, type Reached } from './reached';
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
  const [unseen, setUnseen] = useState<string[]>([]);
  useEffect(() => {
    const follower = follow(tasks, document);
    setUnseen(follower.unseen);
    const look = () => {
      const now = follower.look();
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
        {tasks.map(({ id, goal, path, seed }) => (
          <li key={id} data-task={id} data-reached={reached[id]}>
            {goal}
            {path.toLowerCase() !== window.location.pathname.toLowerCase() && (
              <>
                {' '}
                <a href={path}>{path}</a>
              </>
            )}
            {seed && (
              <>
                {' '}
                With <code>?seed={seed}</code>.
              </>
            )}{' '}
            <span className="practise-state">
              {reached[id] ? `Reached ${HOW[reached[id]]}` : unseen.includes(id) ? 'Not to be seen from here' : 'Open'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
