import type { Station as Words } from '@playground/kit/contract/station';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef } from 'react';

interface Props {
  of: Words;
  id: string;
  /** The label of the button. */
  check: string;
  /** What is wrong when the button is pressed, in a sentence. `pointer` is empty if it was pressed by keyboard. */
  wrong: (pointer: string) => string | undefined;
  /** What is true when nothing is wrong. */
  right: string;
}

/** A station with a button that looks at the environment. */
export default function Checked({ of, id, check, wrong, right }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  // In older versions of Safari, a click does not say that it came from a finger: https://bugs.webkit.org/show_bug.cgi?id=282988
  const pointer = useRef('');
  const press = (event: MouseEvent) => {
    const { pointerType } = event.nativeEvent as PointerEvent;
    const problem = wrong(pointerType !== 'touch' && event.detail > 0 ? pointer.current : pointerType);
    if (problem) missed(problem);
    else if (isByHand(event, missed)) done(right);
  };
  return (
    <Station of={of} outcome={outcome}>
      <button
        type="button"
        id={id}
        className="btn btn-primary"
        onPointerDown={({ isTrusted, pointerType }) => {
          if (isTrusted) pointer.current = pointerType;
        }}
        onClick={press}
      >
        {check}
      </button>
    </Station>
  );
}
