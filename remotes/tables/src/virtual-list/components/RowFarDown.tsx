import { Station, useOutcome } from '@playground/kit/stations/Station';
import { rowOf } from '../rows';
import { LOCKER, stations } from '../stations';
import Recycled from './Recycled';
import RowWithButton from './RowWithButton';
import { useRecycler } from './useRecycler';

export default function RowFarDown({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const lockers = useRecycler({ count: 10_000, estimate: 84 });
  const reserve = (number: number) =>
    number === LOCKER ? done(`locker ${number} is reserved.`) : missed(`locker ${number} was reserved, not ${LOCKER}.`);
  return (
    <Station of={stations['row-far-down']} outcome={outcome}>
      <Recycled id="lockers" label="Lockers" of={lockers}>
        {(number) => (
          <RowWithButton
            id={`reserve-locker-${number}`}
            name={`Locker ${number}`}
            row={rowOf(seed, 'lockers', number)}
            action="Reserve"
            onPress={() => reserve(number)}
          />
        )}
      </Recycled>
    </Station>
  );
}
