import type { Cause } from '@playground/kit/stations/ByHand';
import { useAnswer } from '@playground/kit/stations/useAnswer';

interface Props {
  id: string;
  /** The label of the field. */
  label: string;
  /** The label of the button. */
  action: string;
  onAnswer: (typed: string, cause: Cause) => void;
}

/** A field with its button. */
export default function AnswerForm({ id, label, action, onAnswer }: Props) {
  return (
    <form className="d-flex flex-wrap align-items-end gap-2" {...useAnswer(onAnswer)}>
      <div className="flex-grow-1">
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <input id={id} className="form-control" autoComplete="off" autoCapitalize="none" />
      </div>
      <button type="submit" id={`check-${id}`} className="btn btn-primary">
        {action}
      </button>
    </form>
  );
}
