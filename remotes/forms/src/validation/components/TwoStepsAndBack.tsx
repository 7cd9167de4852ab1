import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import { stations } from '../stations';

export default function TwoStepsAndBack() {
  const [outcome, { done, missed }] = useOutcome();
  const press = (event: MouseEvent) => isByHand(event, missed) && done('the button was pressed.');
  return (
    <Station of={stations['two-steps-and-back']} outcome={outcome}>
      <button id="press-two-steps-and-back" type="button" className="btn btn-primary" onClick={press}>
        Press
      </button>
    </Station>
  );
}
