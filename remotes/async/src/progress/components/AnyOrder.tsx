import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { stations } from '../stations';
import { useClimb } from './useClimb';

const DISHES = ['Bread', 'Soup', 'Tea'];

/** `seconds` says when each dish is ready. */
export default function AnyOrder({ seconds }: { seconds: readonly number[] }) {
  const [outcome, { done, missed }] = useOutcome();
  const { values, started, start } = useClimb(seconds);
  const [taken, setTaken] = useState<number[]>([]);
  const isReady = (dish: number) => values[dish] === 100;
  const take = (dish: number, event: MouseEvent) => {
    // A double click takes one dish.
    if (taken.includes(dish)) return;
    const earlier = seconds.findIndex((at, other) => at < (seconds[dish] ?? 0) && !taken.includes(other));
    if (!started || !isReady(dish)) missed(`${DISHES[dish]} was not ready.`);
    else if (earlier >= 0) missed(`${DISHES[earlier]} was ready before ${DISHES[dish]}. Take it first.`);
    else if (isByHand(event, missed)) {
      setTaken([...taken, dish]);
      if (taken.length + 1 === DISHES.length) done('the dishes were taken in their order.');
    }
  };
  return (
    <Station of={stations.order} outcome={outcome}>
      <button
        type="button"
        id="cook-all"
        className="btn btn-secondary mb-3"
        onClick={() => {
          setTaken([]);
          start();
        }}
      >
        Cook all
      </button>
      <ul className="list-group" id="dishes">
        {DISHES.map((dish, index) => (
          <li key={dish} className="list-group-item d-flex justify-content-between align-items-center">
            <span
              aria-live="polite"
              id={`${dish.toLowerCase()}-state`}
            >{`${dish}: ${dishState(started, isReady(index), taken.includes(index), seconds[index])}`}</span>
            <button
              type="button"
              id={`take-${dish.toLowerCase()}`}
              className="btn btn-sm btn-secondary"
              onClick={(event) => take(index, event)}
            >{`Take ${dish}`}</button>
          </li>
        ))}
      </ul>
    </Station>
  );
}

function dishState(started: boolean, ready: boolean, taken: boolean, after = 0): string {
  if (taken) return 'taken';
  if (ready) return `ready after ${after.toFixed(1)} s`;
  return started ? 'not ready yet' : 'not on the stove';
}
