import Answer from '@playground/kit/stations/Answer';
import type { Cause } from '@playground/kit/stations/ByHand';
import { useState } from 'react';

interface Props {
  id: string;
  label: string;
  action: string;
  from: number;
  to: number;
  onNumber: (number: number, cause: Cause) => void;
}

/** A field for a whole number with a button. If the number is invalid or out of range, a message shows below. */
export default function NumberField({ id, label, action, from, to, onNumber }: Props) {
  const [refused, setRefused] = useState(false);
  const answer = (text: string, cause: Cause) => {
    const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    const fits = number >= from && number <= to;
    setRefused(!fits);
    if (fits) onNumber(number, cause);
  };
  return (
    <>
      <Answer
        id={id}
        checkId={`${id}-submit`}
        label={label}
        check={action}
        onAnswer={answer}
        className={`form-control ${refused ? 'is-invalid' : ''}`}
        inputMode="numeric"
        size={8}
        aria-invalid={refused}
        aria-describedby={`${id}-refused`}
      />
      <div id={`${id}-refused`} className="text-danger-emphasis small" aria-live="polite">
        {refused && `Type a whole number from ${from} to ${to}.`}
      </div>
    </>
  );
}
