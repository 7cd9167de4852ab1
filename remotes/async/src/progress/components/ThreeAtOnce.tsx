import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import { stations } from '../stations';
import Bar from './Bar';
import { useClimb } from './useClimb';

const FILES = ['Film', 'Music', 'Pictures'];

/** `seconds` has a number for each file. */
export default function ThreeAtOnce({ seconds }: { seconds: readonly number[] }) {
  const [outcome, { done, missed }] = useOutcome();
  const { values, started, start } = useClimb(seconds);
  const goOn = (event: MouseEvent) => {
    const late = values.findIndex((value) => value < 100);
    if (!started) missed('the uploads were not started.');
    else if (late >= 0) missed(`${FILES[late]} was at ${values[late]} percent.`);
    else if (isByHand(event, missed)) done('all three were at 100 percent.');
  };
  return (
    <Station of={stations.three} outcome={outcome}>
      {FILES.map((file, index) => (
        <Bar key={file} id={file.toLowerCase()} label={file} value={values[index] ?? 0} />
      ))}
      <div className="d-flex flex-wrap gap-2">
        <button type="button" id="start-uploads" className="btn btn-secondary" onClick={start}>
          Start uploads
        </button>
        <button type="button" id="go-on" className="btn btn-primary" onClick={goOn}>
          Go on
        </button>
      </div>
    </Station>
  );
}
