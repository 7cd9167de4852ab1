import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useMemo } from 'react';
import { countOf, rowOf } from '../draw';
import { stations } from '../stations';
import NumberField from './NumberField';
import Recycled from './Recycled';
import { useRecycler } from './useRecycler';
import classes from './VirtualList.module.css';

const CRATES = 200;

export default function HowMany({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const crates = useRecycler({ count: CRATES, estimate: 56 });
  const amber = useMemo(() => countOf(seed, 'crates', CRATES, 'amber'), [seed]);
  const check = (number: number, cause: Cause) => {
    if (number !== amber) missed(`the number of amber crates is not ${number}.`);
    else if (isByHand(cause, missed)) done(`${number} crates are amber.`);
  };
  return (
    <Station of={stations['how-many']} outcome={outcome}>
      <Recycled id="crates" label="Crates" of={crates}>
        {(number) => {
          const { colour, note } = rowOf(seed, 'crates', number);
          return (
            <div className="p-2">
              <strong>{`Crate ${number}`}</strong>, <span>{colour}</span>
              {note && <div className={`small text-body-secondary ${classes.note}`}>{note}</div>}
            </div>
          );
        }}
      </Recycled>
      <NumberField id="amber-crates" label="Amber crates" action="Check" from={0} to={CRATES} onNumber={check} />
    </Station>
  );
}
