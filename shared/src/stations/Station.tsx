import { type ReactNode, useState } from 'react';
import type { Station as Words } from '../../contract/station';

type Outcome = 'Not done yet.' | `Done: ${string}` | `Missed: ${string}`;

/** The outcome of a station: `done('the box was closed.')` is final, `missed('it was …')` is not. Both functions are stable. */
export function useOutcome(): [Outcome, { done: (what: string) => void; missed: (what: string) => void }] {
  const [outcome, setOutcome] = useState<Outcome>('Not done yet.');
  const [tell] = useState(() => {
    const become = (next: Outcome) => setOutcome((before) => (before.startsWith('Done') ? before : next));
    return {
      done: (what: string) => become(`Done: ${what}`),
      missed: (what: string) => become(`Missed: ${what}`),
    };
  });
  return [outcome, tell];
}

interface Props {
  of: Words;
  outcome: Outcome;
  children: ReactNode;
}

/** A station's heading, task, difficulty, content and outcome. */
export function Station({ of: { id, element = id, name, goal, hard }, outcome, children }: Props) {
  const [word = ''] = outcome.split(/[ :]/);
  return (
    <section id={element} className="station card" aria-labelledby={`${id}-title`}>
      <div className="card-body">
        <h2 className="h5 card-title" id={`${id}-title`}>
          {name}
        </h2>
        <p className="mb-1">{goal}</p>
        <p className="text-body-secondary">{hard}</p>
        {children}
        <p
          role="status"
          id={`${id}-outcome`}
          aria-labelledby={`${id}-title`}
          className={`border-start border-4 ps-3 py-1 mt-3 mb-0 text-break ${COLOURS[word] ?? ''}`}
        >
          {outcome}
        </p>
      </div>
    </section>
  );
}

const COLOURS: Record<string, string> = { Done: 'border-success', Missed: 'border-danger' };
