import type { Station as Words } from '@playground/kit/contract/station';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ReactNode, useState } from 'react';

interface Props {
  of: Words;
  label: string;
  check: string;
  /** What is wrong with an answer, in a sentence that follows a colon. */
  problem: (typed: string) => string | false;
  /** What is done with the right answer. */
  right: string;
  /** What the page says of the text in the field. */
  note?: (typed: string) => string;
  children?: ReactNode;
}

/** A station that asks a question with one field. */
export default function Ask({ of, label, check, problem, right, note, children }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const [text, setText] = useState('');
  const judge = (answer: string, cause: Cause) => {
    const typed = answer.trim();
    const wrong = typed ? problem(typed) : 'nothing was typed.';
    if (wrong) missed(wrong);
    else if (isByHand(cause, missed)) done(right);
  };
  return (
    <Station of={of} outcome={outcome}>
      {children}
      <Answer
        id={`${of.id}-answer`}
        label={label}
        check={check}
        checkId={`${of.id}-check`}
        name={of.id}
        onChange={({ target }) => setText(target.value)}
        onAnswer={judge}
      />
      {note && (
        <p id={`${of.id}-note`} className="mt-2 mb-0">
          {note(text.trim())}
        </p>
      )}
    </Station>
  );
}
