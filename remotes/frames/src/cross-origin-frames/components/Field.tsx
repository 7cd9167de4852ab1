import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Framed from './Framed';
import type { Origin } from './useOrigin';
import { useReports } from './useReports';

export default function Field({ other }: { other: Origin }) {
  const [outcome, { done, missed }] = useOutcome();
  const frame = useReports(other.url, ({ what: name, trusted }) => {
    if (!trusted) missed('Greet was pressed by a script.');
    else if (name === 'Ada') done('Ada was greeted.');
    else missed(name ? `‘${name}’ was greeted, not Ada.` : 'Greet was pressed without a name.');
  });
  return (
    <Station of={stations.field} outcome={outcome}>
      <Framed ref={frame} id="field-frame" title="Field" origin={other} path="/crossOriginFrames/field" />
    </Station>
  );
}
