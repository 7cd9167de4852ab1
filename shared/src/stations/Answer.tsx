import type { ComponentProps } from 'react';
import type { Cause } from './ByHand';
import { useAnswer } from './useAnswer';

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  id: string;
  label: string;
  check: string;
  /** The id of the button, if it is older than the scheme. */
  checkId?: string;
  /** Gets the text as it was typed, and what caused the answer. */
  onAnswer: (typed: string, cause: Cause) => void;
}

/** A field for the answer of a station, with the button that checks it. */
export default function Answer({ id, label, check, checkId = `check-${id}`, onAnswer, ...input }: Props) {
  return (
    <form className="d-flex flex-wrap align-items-end gap-2 mt-3" {...useAnswer(onAnswer)}>
      <div>
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          name={id}
          className="form-control"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
        />
      </div>
      <button type="submit" id={checkId} className="btn btn-primary">
        {check}
      </button>
    </form>
  );
}
