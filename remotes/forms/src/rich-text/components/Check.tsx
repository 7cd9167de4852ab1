import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import type { useOutcome } from '@playground/kit/stations/Station';

interface Props {
  id: string;
  /** What is wrong; undefined if nothing is. */
  wrong: () => string | undefined;
  /** What is done if nothing is. */
  right: string;
  tell: ReturnType<typeof useOutcome>[1];
}

/** The button that ends a station. */
export default function Check({ id, wrong, right, tell: { done, missed } }: Props) {
  const check = (cause: Cause) => {
    const why = wrong();
    if (why) missed(why);
    else if (isByHand(cause, missed)) done(right);
  };
  return (
    <button id={`check-${id}`} type="button" className="btn btn-primary" onClick={check}>
      {`Check ${id}`}
    </button>
  );
}
