import { isNot } from '@playground/kit/quoted';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { useAnswer } from '@playground/kit/stations/useAnswer';

interface Props {
  id: string;
  label: string;
  /** The label of the button. */
  check: string;
  /** Returns why the number is wrong; undefined if it is right. */
  problemOf: (typed: number) => string | undefined;
  /** The outcome if it is right. */
  right: string;
  outcome: { done: (what: string) => void; missed: (what: string) => void };
}

/** A field for a number, with a button. */
export default function Answer({ id, label, check, problemOf, right, outcome: { done, missed } }: Props) {
  const handlers = useAnswer((typed: string, cause: Cause) => {
    const text = typed.trim();
    if (!/^\d{1,6}$/.test(text)) return missed(isNot(typed, 'a number such as 120'));
    const problem = problemOf(Number(text));
    if (problem) missed(problem);
    else if (isByHand(cause, missed)) done(right);
  });
  return (
    <form className="mt-3" {...handlers}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="d-flex flex-wrap gap-2">
        <input id={id} className="form-control w-auto mw-100" size={12} inputMode="numeric" autoComplete="off" />
        <button type="submit" id={`${id}-submit`} className="btn btn-primary">
          {check}
        </button>
      </div>
    </form>
  );
}
