import { useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Framed from './Framed';
import Panel from './Panel';
import type { Origin } from './useOrigin';
import { useReports } from './useReports';

export default function FieldPanel({ other }: { other: Origin }) {
  const [outcome, { done, missed }] = useOutcome();
  const frame = useReports(other.url, ({ what: name, trusted }) => {
    if (!trusted) missed('Greet was pressed by a script.');
    else if (name === 'Ada') done('Ada was greeted.');
    else missed(name ? `‘${name}’ was greeted, not Ada.` : 'Greet was pressed without a name.');
  });
  return (
    <Panel
      of={stations.field}
      outcome={outcome}
      task="Type a name into the frame, press Greet and read the greeting there."
    >
      <Framed ref={frame} id="field-frame" title="Field" origin={other} path="/crossOriginFrames/field" />
    </Panel>
  );
}
