import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import { rowOf } from '../draw';
import { LOCKER, stations } from '../stations';
import Recycled from './Recycled';
import RowWithButton from './RowWithButton';
import { useRecycler } from './useRecycler';

export default function RowFarDown({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const lockers = useRecycler({ count: 10_000, estimate: 84 });
  const reserve = (number: number, event: MouseEvent) => {
    if (number !== LOCKER) missed(`locker ${number} was reserved, not ${LOCKER}.`);
    else if (isByHand(event, missed)) done(`locker ${number} is reserved.`);
  };
  return (
    <Station of={stations['row-far-down']} outcome={outcome}>
      <Recycled id="lockers" label="Lockers" of={lockers}>
        {(number) => (
          <RowWithButton
            id={`reserve-locker-${number}`}
            name={`Locker ${number}`}
            row={rowOf(seed, 'lockers', number)}
            action="Reserve"
            onPress={(event) => reserve(number, event)}
          />
        )}
      </Recycled>
    </Station>
  );
}
