import { useSeed } from '@playground/shared/random';
import { useState } from 'react';
import { drawDoors } from '../doors';
import Framed from './Framed';
import Panel from './Panel';
import type { Origin } from './useOrigin';

export default function DoorsPanel({ other }: { other: Origin }) {
  const seed = useSeed();
  const [doors] = useState(() => drawDoors(seed));
  return (
    <Panel
      id="doors"
      title="Two equal frames"
      task="Knock at the open door. The other one is locked, and nobody answers there."
      hard="nothing outside the frames tells which one is open, and their order is random."
    >
      <div className="row g-3">
        {doors.map((door, index) => (
          <div className="col-12 col-md-6" key={door}>
            <Framed
              id={`door-${index + 1}-frame`}
              title="Door"
              origin={other}
              path={`/crossOriginFrames/door?seed=${door}`}
              height={220}
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}
