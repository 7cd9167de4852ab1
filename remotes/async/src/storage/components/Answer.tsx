import type { Cause } from '@playground/kit/stations/ByHand';
import { useAnswer } from '@playground/kit/stations/useAnswer';

interface Props {
  id: string;
  label: string;
  /** The label of the button. */
  action: string;
  onAnswer: (typed: string, cause: Cause) => void;
}

/** A field for an answer, with the button that checks it. */
export default function Answer({ id, label, action, onAnswer }: Props) {
  const handlers = useAnswer((typed, cause) => onAnswer(typed.trim(), cause));
  return (
    <form className="d-flex flex-wrap align-items-end gap-2 mt-3" {...handlers}>
      <div>
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <input id={id} className="form-control" autoComplete="off" />
      </div>
      <button type="submit" id={`check-${id}`} className="btn btn-primary">
        {action}
      </button>
    </form>
  );
}
