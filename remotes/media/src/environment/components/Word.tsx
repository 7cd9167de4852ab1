import type { Station as Words } from '@playground/kit/contract/station';
import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
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
  const answer = (typed: string, cause: Cause) => {
    if (typed.trim().toLowerCase() !== word) missed(isNot(typed, 'the word'));
    else if (isByHand(cause, missed)) done(`the word is ${word}.`);
  };
  return (
    <Station of={of} outcome={outcome}>
      {children}
      <Answer id={id} label={label} check={check} onAnswer={answer} />
    </Station>
  );
}
