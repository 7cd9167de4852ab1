import { useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Framed from './Framed';
import Panel from './Panel';
import type { Origin } from './useOrigin';
import { useReports } from './useReports';

export default function StepsPanel({ other }: { other: Origin }) {
  const [outcome, { done, missed }] = useOutcome();
  const frame = useReports(other.url, ({ trusted }) =>
    trusted ? done('Finish was pressed in the third document.') : missed('Finish was pressed by a script.'),
  );
  return (
    <Panel
      of={stations.steps}
      outcome={outcome}
      task="Press Start, wait for the third document and press Finish there."
    >
      <Framed ref={frame} id="steps-frame" title="Steps" origin={other} path="/crossOriginFrames/steps" height={190} />
    </Panel>
  );
}
