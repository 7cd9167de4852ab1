import type { Station as Words } from '@playground/kit/contract/station';
import { quoted } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
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
  const judge = (answer: string, cause: Cause) => {
    const typed = answer.trim();
    if (!typed) return missed('nothing was typed.');
    if (typed !== reads) return missed(trap(typed) || `${quoted(typed)} is not the ${called} on the ${on}.`);
    if (isByHand(cause, missed)) done(`the ${called} on the ${on} is ${reads}.`);
  };
  return (
    <Station of={of} outcome={outcome}>
      <p
        id={`${of.id}-${on}`}
        className={`d-inline-block border rounded bg-body-tertiary fs-4 px-4 py-2 ${classes.sign}`}
      >
        {written}
      </p>
      <Answer
        id={`${of.id}-answer`}
        label={`${called.charAt(0).toUpperCase()}${called.slice(1)} on the ${on}`}
        check={`Check ${called}`}
        checkId={`${of.id}-check`}
        name={called}
        onAnswer={judge}
      />
    </Station>
  );
}
