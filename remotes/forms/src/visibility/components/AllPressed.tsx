import type { Station as Words } from '@playground/kit/contract/station';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, type useOutcome } from '@playground/kit/stations/Station';
import { WAYS, type Way } from '../draw';

interface Props {
  of: Words;
  outcome: ReturnType<typeof useOutcome>;
  label: string;
  /** Those whose row was never in view, so that nobody knows what a pointer reaches. */
  unknown: Way[];
  wanted: Way[];
  pressed: Way[];
  /** Says of one or several that were not pressed what they have in common. */
  left: string;
}

/** A station that is done in the table, with a button that checks it. */
export default function AllPressed({ of, outcome, label, unknown, wanted, pressed, left }: Props) {
  const [said, { done, missed }] = outcome;
  const missing = wanted.filter((way) => !pressed.includes(way));
  const named = (some: Way[]) => some.map((way) => WAYS[way]).join(', ');
  return (
    <Station of={of} outcome={said}>
      <p>{`Pressed until now: ${named(pressed) || 'nothing'}.`}</p>
      <button
        id={`${of.id}-check`}
        type="button"
        className="btn btn-primary"
        onClick={({ nativeEvent }) => {
          if (missing.length > 0) missed(`${left}: ${named(missing)}.`);
          else if (unknown.length > 0) missed(`scroll the table. These rows were not in view yet: ${named(unknown)}.`);
          else if (isByHand(nativeEvent, missed)) done(`you pressed ${named(wanted)}.`);
        }}
      >
        {label}
      </button>
    </Station>
  );
}
