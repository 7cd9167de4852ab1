import type { Station as Words } from '@playground/kit/contract/station';
import { isNot } from '@playground/kit/quoted';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import type { ReactNode } from 'react';

interface Props {
  of: Words;
  id: string;
  label: string;
  /** The label of the button. */
  check: string;
  word: string;
  children: ReactNode;
}

/** A station that asks for a word. */
export default function Word({ of, id, label, check, word, children }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const handlers = useAnswer((typed, cause: Cause) => {
    if (typed.trim().toLowerCase() !== word) missed(isNot(typed, 'the word'));
    else if (isByHand(cause, missed)) done(`the word is ${word}.`);
  });
  return (
    <Station of={of} outcome={outcome}>
      {children}
      <form className="d-flex flex-wrap align-items-end gap-2 mt-3" {...handlers}>
        <div>
          <label className="form-label" htmlFor={id}>
            {label}
          </label>
          <input id={id} name={id} className="form-control" autoComplete="off" />
        </div>
        <button type="submit" id={`check-${id}`} className="btn btn-primary">
          {check}
        </button>
      </form>
    </Station>
  );
}
