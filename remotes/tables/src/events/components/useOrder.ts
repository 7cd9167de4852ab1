import { useOutcome } from '@playground/kit/stations/Station';
import { useCallback, useRef, useState } from 'react';
import { GESTURES, PASSING, type StationId, stations } from '../stations';

/** Follows the order in which gestures are done. */
export function useOrder() {
  const [outcome, { done, missed }] = useOutcome();
  const [next, setNext] = useState(0);
  const at = useRef(0);
  const onDone = useCallback(
    (id: StationId) => {
      const wanted = GESTURES[at.current];
      if (!wanted) return;
      if (id !== wanted) {
        if (at.current === 0 || PASSING.includes(id)) return;
        missed(`you did ${stations[id].name}, but ${stations[wanted].name} was next. The sequence restarts.`);
        at.current = 0;
      }
      if (id === GESTURES[at.current]) at.current += 1;
      setNext(at.current);
      if (at.current === GESTURES.length) done('you did all fourteen gestures in order.');
    },
    [done, missed],
  );
  return { order: { outcome, next }, onDone };
}
