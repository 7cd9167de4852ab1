import type { Station as Words } from '@playground/kit/contract/station';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import { readEntry } from '../entry';
import { useStep } from './useStep';

interface Props {
  of: Words;
  /** What each step shows. The first one is before the first press, and the second one is the goal. */
  texts: string[];
  next: string;
  /** A button that looks like going back, but adds an entry. */
  previous?: string;
  confirm: string;
  addressOf: (step: number) => string;
  /** This step replaces the one before it. */
  replacing?: number;
}

const WANTED = 1;

export default function Steps({ of, texts, next, previous, confirm, addressOf, replacing }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const { step, most, go } = useStep(of.id);
  const last = texts.length - 1;
  const move = (to: number, again: boolean) => (event: MouseEvent) => {
    if (to < 0 || to > last) missed(`${texts[step]} is the ${to > last ? 'last' : 'first'} one.`);
    else if (isByHand(event, missed)) go(to, addressOf(to), { again, replace: to === replacing && !again });
  };
  const check = (event: MouseEvent) => {
    if (most.current < last) missed(`you did not get to ‘${texts[last]}’ yet.`);
    else if (step !== WANTED) missed(`‘${texts[step]}’ is shown, not ‘${texts[WANTED]}’.`);
    else if (readEntry().again) missed(`‘${previous}’ added an entry. Go back with the browser instead.`);
    else if (isByHand(event, missed)) done(`‘${texts[step]}’ is shown again.`);
  };
  return (
    <Station of={of} outcome={outcome}>
      <p>
        Now: <strong id={`${of.id}-now`}>{texts[step]}</strong>
      </p>
      <div className="d-flex flex-wrap gap-2">
        {previous && (
          <button type="button" id={`${of.id}-previous`} className="btn btn-secondary" onClick={move(step - 1, true)}>
            {previous}
          </button>
        )}
        <button type="button" id={`${of.id}-next`} className="btn btn-secondary" onClick={move(step + 1, false)}>
          {next}
        </button>
        <button type="button" id={`${of.id}-confirm`} className="btn btn-primary" onClick={check}>
          {confirm}
        </button>
      </div>
    </Station>
  );
}
