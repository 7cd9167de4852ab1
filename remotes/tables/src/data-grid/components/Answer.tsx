import type { Cause } from '@playground/kit/stations/ByHand';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import type { ReactNode } from 'react';
import { collapsed } from '../orders';

interface Props {
  id: string;
  label: string;
  /** The label of the button. */
  check: string;
  /** Gets the typed text, with white space collapsed, and what caused the answer. */
  onAnswer: (typed: string, cause: Cause) => void;
  /** The question. */
  children: ReactNode;
}

/** A station's question and a field for the answer. */
export default function Answer({ id, label, check, onAnswer, children }: Props) {
  const handlers = useAnswer((typed, cause) => onAnswer(collapsed(typed), cause));
  return (
    <>
      <p>{children}</p>
      <form className="d-flex flex-wrap align-items-end gap-2" {...handlers}>
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
    </>
  );
}
