import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Framed from './Framed';
import type { Origin } from './useOrigin';
import { useReports } from './useReports';

export default function Steps({ other }: { other: Origin }) {
  const [outcome, { done, missed }] = useOutcome();
  const frame = useReports(other.url, ({ trusted }) =>
    trusted ? done('Finish was pressed in the third document.') : missed('Finish was pressed by a script.'),
  );
  return (
    <Station of={stations.steps} outcome={outcome}>
      <Framed ref={frame} id="steps-frame" title="Steps" origin={other} path="/crossOriginFrames/steps" height={190} />
    </Station>
  );
}
