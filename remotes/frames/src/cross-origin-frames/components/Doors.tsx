import { useSeed } from '@playground/kit/random';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { drawDoors } from '../draw';
import { stations } from '../stations';
import Framed from './Framed';
import type { Origin } from './useOrigin';
import { useReports } from './useReports';

export default function Doors({ other }: { other: Origin }) {
  const seed = useSeed();
  const [doors] = useState(() => drawDoors(seed));
  const [outcome, { done, missed }] = useOutcome();
  const [wrong, setWrong] = useState(false);
  const frame = useReports(other.url, ({ what: door, trusted }) => {
    if (!trusted) missed('Knock was pressed by a script.');
    else if (door === 'open' && !wrong) done('you knocked at the open door.');
    else {
      setWrong(true);
      missed('you knocked at the locked door. Reload the page to try again.');
    }
  });
  return (
    <Station of={stations.doors} outcome={outcome}>
      <div className="row g-3">
        {doors.map((door, index) => (
          <div className="col-12 col-md-6" key={door}>
            <Framed
              ref={frame}
              id={`door-${index + 1}-frame`}
              title="Door"
              origin={other}
              path={`/crossOriginFrames/door?seed=${door}`}
              height={220}
            />
          </div>
        ))}
      </div>
    </Station>
  );
}
