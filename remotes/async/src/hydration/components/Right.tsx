import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef } from 'react';
import { stations } from '../stations';
import Load from './Load';
import TeaPart from './TeaPart';
import { useServerPart } from './useServerPart';

export default function Right() {
  const [outcome, { done, missed }] = useOutcome();
  /** The early clicks, until the part is alive. */
  const kept = useRef<Cause[]>([]);
  const cups = useRef(0);
  const order = (cause: Cause) => {
    cups.current += 1;
    if (cups.current > 1)
      missed(`${cups.current} cups were ordered, because each press counts. Press ‘Load tea’ to begin again.`);
    else if (isByHand(cause, missed) && kept.current.length < 2) done('one cup was ordered.');
  };
  const { host, load } = useServerPart({
    server: (
      <TeaPart
        onOrder={order}
        onAlive={() => {
          for (const cause of kept.current) order(cause);
          return kept.current.length;
        }}
      />
    ),
    wait: 3_000,
    missed,
    onEarly(event) {
      if (event.type === 'click' && (event.target as Element).closest('button')) kept.current.push(event);
    },
  });
  const begin = () => {
    kept.current = [];
    cups.current = 0;
    return load();
  };
  return (
    <Station of={stations.right} outcome={outcome}>
      <Load id="tea" label="Load tea" host={host} onLoad={begin} />
    </Station>
  );
}
