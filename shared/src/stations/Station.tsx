import { type ReactNode, useState } from 'react';
import type { Station as Words } from '../../contract/station';

export interface Outcome {
  verdict?: 'Done' | 'Missed';
  text: string;
  /** How many verdicts there were. The same miss twice has the same text, so a test waits for this number. */
  count: number;
}

/** The outcome of a station: `done('the box was closed.')` is final, `missed('it was …')` is not. Both functions are stable. */
export function useOutcome(): [Outcome, { done: (what: string) => void; missed: (what: string) => void }] {
  const [outcome, setOutcome] = useState<Outcome>({ text: 'Not done yet.', count: 0 });
  const [tell] = useState(() => {
    const become = (verdict: 'Done' | 'Missed') => (what: string) =>
      setOutcome((before) =>
        before.verdict === 'Done' ? before : { verdict, text: `${verdict}: ${what}`, count: before.count + 1 },
      );
    return { done: become('Done'), missed: become('Missed') };
  });
  return [outcome, tell];
}

interface Props {
  of: Words;
  outcome: Outcome;
  children: ReactNode;
}

/** A station's heading, task, difficulty, content and outcome. */
export function Station({
  of: { id, element = id, name, goal, hard },
  outcome: { verdict, text, count },
  children,
}: Props) {
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
          data-verdicts={count}
          className={`border-start border-4 ps-3 py-1 mt-3 mb-0 text-break ${verdict ? COLOURS[verdict] : ''}`}
        >
          {text}
        </p>
      </div>
    </section>
  );
}

const COLOURS = { Done: 'border-success', Missed: 'border-danger' };
