import type { Cause } from '@playground/kit/stations/ByHand';
import { useAnswer } from '@playground/kit/stations/useAnswer';

interface Props {
  id: string;
  label: string;
  /** The label of the button. */
  check: string;
  onAnswer: (typed: string, cause: Cause) => void;
}

/** A field with a button. */
export default function Answer({ id, label, check, onAnswer }: Props) {
  const handlers = useAnswer(onAnswer);
  return (
    <form {...handlers}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="d-flex flex-wrap gap-2">
        <input
          id={id}
          className="form-control w-auto mw-100"
          size={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button type="submit" id={`${id}-submit`} className="btn btn-secondary">
          {check}
        </button>
      </div>
    </form>
  );
}
