import type { Cause } from '@playground/kit/stations/ByHand';
import { useAnswer } from '@playground/kit/stations/useAnswer';
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
  const handlers = useAnswer((text, cause) => {
    const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    const fits = number >= from && number <= to;
    setRefused(!fits);
    if (fits) onNumber(number, cause);
  });
  return (
    <form noValidate className="mt-3" {...handlers}>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <div className="d-flex gap-2">
        <input
          id={id}
          className={`form-control w-auto ${refused ? 'is-invalid' : ''}`}
          inputMode="numeric"
          autoComplete="off"
          size={8}
          aria-invalid={refused}
          aria-describedby={`${id}-refused`}
        />
        <button type="submit" id={`${id}-submit`} className="btn btn-primary">
          {action}
        </button>
      </div>
      <div id={`${id}-refused`} className="text-danger-emphasis small" aria-live="polite">
        {refused && `Type a whole number from ${from} to ${to}.`}
      </div>
    </form>
  );
}
