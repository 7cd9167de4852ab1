import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import { stations } from '../stations';

export default function EnabledAfterThreeSeconds() {
  const [outcome, { done, missed }] = useOutcome();
  const press = (event: MouseEvent) => isByHand(event, missed) && done('the button was pressed.');
  return (
    <Station of={stations['enabled-after-three-seconds']} outcome={outcome}>
      <button id="press-enabled-after-three-seconds" type="button" className="btn btn-primary" onClick={press}>
        Press
      </button>
    </Station>
  );
}
