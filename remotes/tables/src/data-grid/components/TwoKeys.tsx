import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { SortingState } from '@tanstack/react-table';
import { useEffect } from 'react';
import { stations } from '../stations';

interface Props {
  sorting: SortingState;
  /** The last press of a header. */
  pressed: Cause | undefined;
}

export default function TwoKeys({ sorting, pressed }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const keys = sorting.map(({ id, desc }) => `${id} ${desc ? 'down' : 'up'}`).join(', ');
  useEffect(() => {
    if (keys === 'city up, amount down' && pressed && isByHand(pressed, missed))
      done('the table is sorted by city, and within each city by amount from the highest to the lowest.');
    else if (keys.startsWith('amount') && keys.includes('city'))
      missed('the amount is the first key, so the city sorts only orders with the same amount.');
  }, [keys, pressed, done, missed]);
  return (
    <Station of={stations['two-keys']} outcome={outcome}>
      {null}
    </Station>
  );
}
