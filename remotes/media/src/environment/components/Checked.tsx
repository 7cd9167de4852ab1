import type { Station as Words } from '@playground/kit/contract/station';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';

interface Props {
  of: Words;
  id: string;
  /** The label of the button. */
  check: string;
  /** What is wrong when the button is pressed, in a sentence. */
  wrong: (event: MouseEvent) => string | undefined;
  /** What is true when nothing is wrong. */
  right: string;
}

/** A station with a button that looks at the environment. */
export default function Checked({ of, id, check, wrong, right }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const press = (event: MouseEvent) => {
    const problem = wrong(event);
    if (problem) missed(problem);
    else if (isByHand(event, missed)) done(right);
  };
  return (
    <Station of={of} outcome={outcome}>
      <button type="button" id={id} className="btn btn-primary" onClick={press}>
        {check}
      </button>
    </Station>
  );
}
