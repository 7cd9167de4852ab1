import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import { rowOf } from '../draw';
import { STALL, stations } from '../stations';
import Recycled from './Recycled';
import { useRecycler } from './useRecycler';
import classes from './VirtualList.module.css';

export default function Sideways({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const stalls = useRecycler({ count: 10_000, estimate: 150, horizontal: true });
  const book = (number: number, event: MouseEvent) => {
    if (number !== STALL) missed(`stall ${number} was booked, not ${STALL}.`);
    else if (isByHand(event, missed)) done(`stall ${number} is booked.`);
  };
  return (
    <Station of={stations.sideways} outcome={outcome}>
      <Recycled id="stalls" label="Stalls" of={stalls}>
        {(number) => {
          const { colour, note } = rowOf(seed, 'stalls', number);
          return (
            <div className={`p-2 ${classes.column}`} style={{ width: 96 + (note.length % 6) * 24 }}>
              <strong>{`Stall ${number}`}</strong>
              <div className="mb-2">{colour}</div>
              <button
                type="button"
                id={`book-stall-${number}`}
                className="btn btn-sm btn-primary"
                onClick={(event) => book(number, event)}
              >
                Book
              </button>
            </div>
          );
        }}
      </Recycled>
    </Station>
  );
}
