import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';

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
export default function NumberAnswer({ id, label, check, problemOf, right, outcome: { done, missed } }: Props) {
  const answer = (typed: string, cause: Cause) => {
    const text = typed.trim();
    if (!/^\d{1,6}$/.test(text)) return missed(isNot(typed, 'a number such as 120'));
    const problem = problemOf(Number(text));
    if (problem) missed(problem);
    else if (isByHand(cause, missed)) done(right);
  };
  const ids = { id, checkId: `${id}-submit` };
  return <Answer {...ids} label={label} check={check} onAnswer={answer} size={12} inputMode="numeric" />;
}
