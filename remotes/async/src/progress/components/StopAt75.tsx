import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import { stations } from '../stations';
import Bar from './Bar';
import { useClimb } from './useClimb';

/** `seconds` is a list of one number. */
export default function StopAt75({ seconds }: { seconds: readonly number[] }) {
  const [outcome, { done, missed }] = useOutcome();
  const { values, started, start, stop } = useClimb(seconds);
  const [value = 0] = values;
  const end = (event: MouseEvent) => {
    if (!started) return missed('the download was not running.');
    stop();
    if (value < 75) missed(`it was stopped at ${value} percent, which is too early.`);
    else if (value >= 80) missed(`it was stopped at ${value} percent, which is too late.`);
    else if (isByHand(event, missed)) done(`it was stopped at ${value} percent.`);
  };
  return (
    <Station of={stations.stop} outcome={outcome}>
      <Bar id="download" label="Download" value={value} />
      <div className="d-flex flex-wrap gap-2">
        <button type="button" id="start-download" className="btn btn-secondary" onClick={start}>
          Start download
        </button>
        <button type="button" id="stop-download" className="btn btn-primary" onClick={end}>
          Stop download
        </button>
      </div>
    </Station>
  );
}
