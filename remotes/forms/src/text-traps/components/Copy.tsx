import type { Station as Words } from '@playground/kit/contract/station';
import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import classes from './TextTraps.module.css';

interface Props {
  of: Words;
  /** What it is written on: ticket. */
  on: string;
  /** What it is called: code. */
  called: string;
  /** What is in the document. */
  written: string;
  /** What a person reads. */
  reads: string;
  /** What is wrong with an answer because of the trap. */
  trap: (typed: string) => string | false;
}

/** A station with a text, and a field for what a person reads. */
export default function Copy({ of, on, called, written, reads, trap }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const handlers = useAnswer((answer, cause) => {
    const typed = answer.trim();
    if (!typed) return missed('nothing was typed.');
    if (typed !== reads) return missed(trap(typed) || `${quoted(typed)} is not the ${called} on the ${on}.`);
    if (isByHand(cause, missed)) done(`the ${called} on the ${on} is ${reads}.`);
  });
  const label = `${called.charAt(0).toUpperCase()}${called.slice(1)} on the ${on}`;
  return (
    <Station of={of} outcome={outcome}>
      <p
        id={`${of.id}-${on}`}
        className={`d-inline-block border rounded bg-body-tertiary fs-4 px-4 py-2 ${classes.sign}`}
      >
        {written}
      </p>
      <form className="d-flex flex-wrap align-items-end gap-2" {...handlers}>
        <div>
          <label className="form-label" htmlFor={`${of.id}-answer`}>
            {label}
          </label>
          <input id={`${of.id}-answer`} name={called} className="form-control" autoComplete="off" />
        </div>
        <button type="submit" id={`${of.id}-check`} className="btn btn-primary">{`Check ${called}`}</button>
      </form>
    </Station>
  );
}
